import type { Sound } from './soundOf.ts';

/** A knock: its tone, its start in milliseconds, its volume and its length. */
interface Knock {
  readonly at: number;
  readonly ms: number;
  /** The noise filter's center in hertz, from start to end. */
  readonly from: number;
  readonly to: number;
  /** The filter's narrowness: high values ring like wood, low ones rustle like paper. */
  readonly narrow: number;
  readonly loud: number;
}

/** Paper and wood, no melodies, none longer than a quarter second. */
const SOUNDS: Record<Sound, readonly Knock[]> = {
  laid: [{ at: 0, ms: 70, from: 1500, to: 700, narrow: 1.2, loud: 0.3 }],
  drawn: [{ at: 0, ms: 170, from: 2200, to: 4200, narrow: 0.6, loud: 0.1 }],
  book: [
    { at: 0, ms: 70, from: 1300, to: 600, narrow: 1.6, loud: 0.3 },
    { at: 110, ms: 90, from: 1700, to: 800, narrow: 1.6, loud: 0.35 },
  ],
  yourTurn: [{ at: 0, ms: 190, from: 240, to: 150, narrow: 7, loud: 1.4 }],
  refused: [{ at: 0, ms: 150, from: 190, to: 110, narrow: 1.5, loud: 0.8 }],
};

export function playSound(audio: AudioContext, sound: Sound): void {
  for (const knock of SOUNDS[sound]) strike(audio, knock);
}

function strike(audio: AudioContext, { at, ms, from, to, narrow, loud }: Knock): void {
  const start = audio.currentTime + at / 1000;
  const end = start + ms / 1000;
  const source = audio.createBufferSource();
  source.buffer = noiseOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, end);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(end);
}

const noises = new WeakMap<AudioContext, AudioBuffer>();

function noiseOf(audio: AudioContext): AudioBuffer {
  const known = noises.get(audio);
  if (known) return known;
  const noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  noises.set(audio, noise);
  return noise;
}
