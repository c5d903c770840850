/** Choices that are the same each time for the same seed and number. */
export interface Random {
  /** A whole number from 0 up to, and without, `below`. */
  below(below: number): number;
  /** True so often out of 100 times. */
  percent(often: number): boolean;
  /** @throws RangeError for an empty list */
  pick<Item>(from: readonly Item[]): Item;
}

/** @param index of the request: what one request chooses changes nothing for the next */
export function randomOf(seed: number, index: number): Random {
  let state = mixed(mixed(seed | 0) ^ Math.imul(index + 1, 0x9e3779b1));
  // Mulberry32: small, quick and even enough for choosing.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    return mixed(state) / 0x1_0000_0000;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    percent: (often) => next() * 100 < often,
    pick(from) {
      const found = from[below(from.length)];
      if (found === undefined) throw new RangeError('There is nothing to pick from');
      return found;
    },
  };
}

function mixed(value: number): number {
  let mixing = value;
  mixing = Math.imul(mixing ^ (mixing >>> 15), mixing | 1);
  mixing ^= mixing + Math.imul(mixing ^ (mixing >>> 7), mixing | 61);
  return (mixing ^ (mixing >>> 14)) >>> 0;
}
