/** Random choices that are the same for the same seed and index. */
export interface Random {
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number;
  /** True with this chance in per cent. */
  percent(chance: number): boolean;
  /** @throws RangeError for an empty list */
  pick<Item>(from: readonly Item[]): Item;
}

/** @param index the number of the request. The choices of one request do not affect the next. */
export function createRandom(seed: number, index: number): Random {
  let state = mix(mix(seed | 0) ^ Math.imul(index + 1, 0x9e3779b1));
  // Mulberry32 is small and fast, and its numbers are distributed evenly enough.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    return mix(state) / 0x1_0000_0000;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    percent: (chance) => next() * 100 < chance,
    pick(from) {
      const found = from[below(from.length)];
      if (found === undefined) throw new RangeError('There is nothing to pick from');
      return found;
    },
  };
}

function mix(value: number): number {
  let result = value;
  result = Math.imul(result ^ (result >>> 15), result | 1);
  result ^= result + Math.imul(result ^ (result >>> 7), result | 61);
  return (result ^ (result >>> 14)) >>> 0;
}
