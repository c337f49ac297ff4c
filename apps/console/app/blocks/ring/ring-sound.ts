/** Two tones like those of a doorbell. The browser synthesizes them, so no file has to load. */
const TONES = [
  { hertz: 880, from: 0 },
  { hertz: 660, from: 0.22 },
] as const;
const SECONDS = 0.5;
const LOUDNESS = { usual: 0.25, urgent: 0.6 };

let context: AudioContext | null = null;

/** Browsers allow sound only after a user gesture. Call it in the handler of one. */
export async function unlockSound(): Promise<void> {
  context ??= new AudioContext();
  await context.resume();
}

/** Whether `playRing` is silent until the next user gesture, for example after a reload. */
export function isSoundLocked(): boolean {
  return context?.state !== 'running';
}

export function playRing(isUrgent: boolean): void {
  if (context?.state !== 'running') return;
  const start = context.currentTime;
  for (const { hertz, from } of TONES) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(LOUDNESS[isUrgent ? 'urgent' : 'usual'], start + from);
    volume.gain.exponentialRampToValueAtTime(0.001, start + from + SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(start + from);
    tone.stop(start + from + SECONDS);
  }
}
