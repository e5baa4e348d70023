import { netOf, type Layer, type Net } from './net.ts';

/** A net as it is stored: for each layer its sizes, then its numbers as text. */
export interface StoredNet {
  readonly layers: readonly StoredLayer[];
}

interface StoredLayer {
  readonly inputs: number;
  readonly outputs: number;
  /** A weight is one of these whole numbers times `step`; 16 bits each, in base 64. */
  readonly weights: string;
  readonly step: number;
  readonly biases: readonly number[];
}

export function readNet({ layers }: StoredNet): Net {
  return netOf(layers.map(readLayer));
}

function readLayer({ inputs, outputs, weights, step, biases }: StoredLayer): Layer {
  const whole = wholeNumbers(weights, inputs * outputs);
  return {
    inputs,
    outputs,
    weights: Float32Array.from(whole, (number) => number * step),
    biases: Float32Array.from(biases),
  };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Numbers of 16 bits, the low byte first, from base 64: neither Node's way nor the page's is everywhere. */
function wholeNumbers(text: string, count: number): Int16Array {
  const bytes = new Uint8Array(2 * count);
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of text) {
    if (letter === '=') break;
    bits = ((bits << 6) | LETTERS.indexOf(letter)) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = bits >> held;
  }
  return Int16Array.from(
    { length: count },
    (_, place) => bytes[2 * place]! | (bytes[2 * place + 1]! << 8),
  );
}
