/** A deterministic random source: the same seed gives the same sequence on every machine. */
export type Random = {
  /** At least 0, less than 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number from 0 to `count` - 1. */
  below(count: number): number;
  chance(probability: number): boolean;
};

/** mulberry32: 32 bits of state, sufficient for a layout, not for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    below: (count) => Math.floor(next() * count),
    chance: (probability) => next() < probability,
  };
}

/** An independent random source per part, so that a change in one district leaves the others unchanged. */
export function randomFor(seed: number, part: string): Random {
  let hash = 2166136261 ^ seed;
  for (const character of part) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return seededRandom(hash);
}
