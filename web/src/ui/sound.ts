/** Soft, synthesised sounds; silent unless the person wants them. */
import { settings } from '$lib/app/settings.svelte';

export type Sound = 'place' | 'turn' | 'end';

const NOTES: Record<Sound, number[]> = {
  place: [196],
  turn: [392, 523.25],
  end: [261.63, 329.63, 392, 523.25],
};

let context: AudioContext | undefined;

export function sound(name: Sound): void {
  if (!settings.choices.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  NOTES[name].forEach((note, i) => pluck(context!, note, start + i * 0.12));
}

/** A wooden pluck: a sine with a quick attack and a slow fall. */
function pluck(audio: AudioContext, frequency: number, at: number): void {
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  voice.connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + 0.55);
}
