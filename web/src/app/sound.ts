// Sounds, synthesized from sine waves when needed.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Browsers let no page sound before its user has done something there. */
const maySound = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** To begin with sound takes a browser long: do it while the user has a moment, after the first thing they have done. */
function prepare(): void {
  const idle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 1000));
  idle(() => {
    if (settings.sound && maySound()) context ??= new AudioContext();
  });
}
for (const kind of ["pointerup", "keyup"]) addEventListener(kind, prepare, { capture: true, once: true });

function note(at: number, frequency: number, length: number): void {
  const sound = context!;
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(sound.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** It is your turn: two glassy notes, a fourth apart. */
export function chime(): void {
  if (!maySound()) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    const now = context.currentTime;
    note(now, 659.3, 0.35);
    note(now + 0.13, 880, 0.6);
  } catch {
    // A browser without sound stays silent.
  }
}
