// Sounds, synthesized from sine waves when needed.
let context: AudioContext | null = null;

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
