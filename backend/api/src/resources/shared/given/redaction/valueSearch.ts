import type { FoldedText, Word } from './readWords';

/** A place in a text; the end is not included. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A value that is sought, in folded letters. */
export interface SoughtValue {
  readonly letters: string;
  /** Whether the text may split it into several words: it was typed so, or it has digits. */
  readonly inParts: boolean;
}

/** `No a` is not Noa. */
const hasSingleLetter = (words: readonly Word[]): boolean => words.some(({ from, to }) => to - from < 2);

interface State {
  readonly next: Map<string, State>;
  /** The value that ends here; null where none does. */
  value: SoughtValue | null;
  /** Where the search goes on when no further letter fits. */
  fallback: State | null;
  /** The next shorter value that ends here too. */
  shorter: State | null;
}

const createState = (): State => ({ next: new Map(), value: null, fallback: null, shorter: null });

/**
 * Finds all of many values in a text in one pass (Aho and Corasick, 1975), so that neither the number of the values nor what they
 * have in common makes it slow. A value is found where it begins and ends with a word.
 */
export class ValueSearch {
  readonly #root = createState();

  constructor(values: Iterable<SoughtValue>) {
    for (const value of values) this.#add(value);
    this.#link();
  }

  find(text: FoldedText): readonly Place[] {
    const { letters, words } = text;
    const begins = new Map(words.map(({ from }, position) => [from, position]));
    const found: Place[] = [];
    let state = this.#root;
    for (const [position, { from, to, end }] of words.entries()) {
      for (let at = from; at < to; at += 1) state = this.#step(state, letters.charAt(at));
      for (let ending: State | null = state; ending !== null; ending = ending.shorter) {
        const { value } = ending;
        const first = value === null ? undefined : begins.get(to - value.letters.length);
        const start = first === undefined ? undefined : words[first]?.start;
        if (value === null || first === undefined || start === undefined) continue;
        if (!value.inParts && hasSingleLetter(words.slice(first, position + 1))) continue;
        found.push({ start, end });
        break;
      }
    }
    return found;
  }

  #add(value: SoughtValue): void {
    let state = this.#root;
    for (const letter of value.letters.split('')) {
      const known = state.next.get(letter) ?? createState();
      state.next.set(letter, known);
      state = known;
    }
    state.value = value.inParts || state.value === null ? value : state.value;
  }

  /** Breadth first: the fallback of a state is always nearer to the root. */
  #link(): void {
    const states = [...this.#root.next.values()];
    for (const state of states) state.fallback = this.#root;
    for (const state of states) {
      for (const [letter, child] of state.next) {
        child.fallback = state.fallback === null ? this.#root : this.#step(state.fallback, letter);
        states.push(child);
      }
      const { fallback } = state;
      state.shorter = fallback === null ? null : fallback.value === null ? fallback.shorter : fallback;
    }
  }

  #step(from: State, letter: string): State {
    for (let state: State | null = from; state !== null; state = state.fallback) {
      const next = state.next.get(letter);
      if (next !== undefined) return next;
    }
    return this.#root;
  }
}
