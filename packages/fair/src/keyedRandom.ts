import type { Random } from '@hand-and-foot/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';

const RANGE = 2 ** 32;

/**
 * Random numbers that follow from a key and reveal nothing about it: somebody who knows all cards but two still
 * can't tell those apart. HMAC-SHA-256 in counter mode, four bytes per number, highest first.
 */
export function keyedRandom(key: string): Random {
  const secret = hexToBytes(key);
  const counter = new DataView(new ArrayBuffer(8));
  let block = new DataView(new ArrayBuffer(0));
  let at = 0;
  let blocks = 0;

  function next(): number {
    if (at === block.byteLength) {
      counter.setUint32(4, blocks++);
      const bytes = hmac(sha256, secret, new Uint8Array(counter.buffer));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  }

  return {
    below(limit) {
      // Numbers past the last whole multiple of `limit` would make low results likelier: draw again.
      const fair = RANGE - (RANGE % limit);
      let number = next();
      while (number >= fair) number = next();
      return number % limit;
    },
  };
}
