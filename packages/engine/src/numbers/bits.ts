// Sets of kinds, a bit each.

export function bitsOf(members: readonly number[]): number {
  return members.reduce((bits, member) => bits | (1 << member), 0);
}

export function lowestBit(bits: number): number {
  return Math.clz32(bits & -bits) ^ 31;
}

/** The member with `n` lower ones. */
export function nthBit(bits: number, n: number): number {
  for (; n > 0; n--) bits &= bits - 1;
  return lowestBit(bits);
}

export function countBits(bits: number): number {
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** 1 if the two are equal, else 0; without a branch, for where chance decides and no machine can guess. */
export function same(a: number, b: number): number {
  return ((a ^ b) - 1) >>> 31;
}
