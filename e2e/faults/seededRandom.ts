import { createHash } from 'node:crypto';

/** Pseudo-random choices, always the same for the same seed. */
export interface SeededRandom {
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** @throws RangeError when there is nothing to choose from */
  oneOf<Item>(items: readonly Item[]): Item;
  /** @param share from 0 (never) to 1 (always) */
  happens(share: number): boolean;
  /** Pseudo-random bytes. */
  bytes(length: number): Buffer;
  /** An independent generator, whose choices do not depend on how many were made here. */
  fork(name: string): SeededRandom;
}

export function createSeededRandom(seed: string): SeededRandom {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  /** Mulberry32: small, and good enough for choices. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    oneOf(items) {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new RangeError('There is nothing to choose from');
      return item;
    },
    happens: (share) => next() < share,
    bytes(length) {
      const bytes = Buffer.allocUnsafe(length);
      for (let at = 0; at < length; at += 1) bytes[at] = between(0, 255);
      return bytes;
    },
    fork: (name) => createSeededRandom(`${seed}/${name}`),
  };
}
