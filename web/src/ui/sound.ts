/** Soft, synthesised sounds: wood and bells. Silent unless the person wants them. */
import { settings } from '$lib/app/settings.svelte';

export type Sound = 'place' | 'score' | 'turn' | 'end';

interface Strike {
  kind: 'wood' | 'bell';
  /** Hertz. */
  pitch: number;
  /** Seconds after the first. */
  at: number;
}

/** A tile on a board, points, a small bell, and a chord that rises. */
export const SCORE: Readonly<Record<Sound, readonly Strike[]>> = {
  place: [{ kind: 'wood', pitch: 210, at: 0 }],
  score: [
    { kind: 'wood', pitch: 290, at: 0 },
    { kind: 'wood', pitch: 340, at: 0.07 },
    { kind: 'wood', pitch: 400, at: 0.14 },
  ],
  turn: [
    { kind: 'bell', pitch: 587.33, at: 0 },
    { kind: 'bell', pitch: 783.99, at: 0.16 },
  ],
  end: [
    { kind: 'bell', pitch: 392, at: 0 },
    { kind: 'bell', pitch: 493.88, at: 0.18 },
    { kind: 'bell', pitch: 587.33, at: 0.36 },
    { kind: 'bell', pitch: 783.99, at: 0.6 },
  ],
};

/** What a strike is made of: partials of the pitch, how loud, and how long they last. */
const VOICES: Record<Strike['kind'], { partial: number; volume: number; length: number }[]> = {
  wood: [
    { partial: 1, volume: 0.16, length: 0.11 },
    { partial: 2.7, volume: 0.06, length: 0.05 },
  ],
  bell: [
    { partial: 1, volume: 0.07, length: 1.3 },
    { partial: 2.76, volume: 0.025, length: 0.7 },
    { partial: 5.4, volume: 0.008, length: 0.3 },
  ],
};

let context: AudioContext | undefined;

export function sound(name: Sound): void {
  if (!settings.choices.sound) return;
  context ??= new AudioContext();
  // A browser lets nothing be heard before the person has touched the page.
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime + 0.01;
  for (const { kind, pitch, at } of SCORE[name]) {
    for (const { partial, volume, length } of VOICES[kind]) {
      tone(context, pitch * partial, now + at, volume, length);
    }
  }
}

/** A sine with a quick attack and a long fall. */
function tone(audio: AudioContext, pitch: number, at: number, volume: number, length: number) {
  const voice = audio.createOscillator();
  const level = audio.createGain();
  voice.frequency.value = pitch;
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(volume, at + 0.005);
  level.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(level).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length + 0.05);
}
