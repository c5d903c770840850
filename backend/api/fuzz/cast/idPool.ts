import type { Random } from '../generating/random';

const maxIds = 2_000;

/** Ids from earlier answers, of any owner. New ids replace the oldest. */
export class IdPool {
  readonly #ids: string[] = [];
  #next = 0;

  add(ids: readonly string[]): void {
    for (const id of ids) {
      this.#ids[this.#next % maxIds] = id;
      this.#next += 1;
    }
  }

  /** Mostly an existing id, sometimes an unknown one. */
  pick(random: Random): string {
    if (this.#ids.length === 0 || random.percent(15)) return createUnknownId(random);
    return random.pick(this.#ids);
  }
}

function createUnknownId(random: Random): string {
  const digits = Array.from({ length: 30 }, () => random.below(16).toString(16)).join('');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(12, 15)}`,
    `8${digits.slice(15, 18)}`,
    digits.slice(18, 30),
  ].join('-');
}

/** The first four UUIDs in a text. */
export const extractIds = (text: string): readonly string[] =>
  (text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi) ?? []).slice(0, 4);
