// Screens that are drawn in steps: what is seen first comes first, and the rest in the moments after, so that a slow phone
// shows something soon and answers a finger in between.

export interface Steps {
  /** The step that is drawn, from 0 on. */
  readonly at: number;
  /** Whether all is drawn. */
  readonly done: boolean;
}

/** Go from step to step up to the last, each once the one before is painted. Only what lies below may come later. */
export function steps(last: number, first = 0): Steps {
  let at = $state(first);
  $effect(() => {
    if (at >= last) return;
    let painted: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (painted = setTimeout(() => (at += 1))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(painted);
    };
  });
  return {
    get at() {
      return at;
    },
    get done() {
      return at >= last;
    },
  };
}
