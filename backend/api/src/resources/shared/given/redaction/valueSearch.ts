import type { FoldedText } from './readWords';

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

/** Numbers of letters, a bit for each: bit 3 stands for three letters. */
type Lengths = bigint;

interface State {
  readonly next: Map<string, State>;
  /** The lengths of the values that end here. */
  lengths: Lengths;
  /** Where the search goes on when no further letter fits. */
  fallback: State | null;
}

const createState = (): State => ({ next: new Map(), lengths: 0n, fallback: null });

/**
 * Finds all of many values in a text in one pass (Aho and Corasick, 1975), so that neither the number of the values nor what they
 * have in common makes it slow. A value is found where it begins and ends with a word.
 */
export class ValueSearch {
  readonly #inParts: ValueTree;
  readonly #whole: ValueTree;

  constructor(values: Iterable<SoughtValue>) {
    const sought = [...values];
    const lettersWhere = (inParts: boolean) =>
      sought.filter((value) => value.inParts === inParts).map(({ letters }) => letters);
    this.#inParts = new ValueTree(lettersWhere(true));
    this.#whole = new ValueTree(lettersWhere(false));
  }

  find({ letters, words }: FoldedText): readonly Place[] {
    const startOf = new Map(words.map(({ from, start }) => [from, start]));
    const inParts = new TreeReader(this.#inParts);
    const whole = new TreeReader(this.#whole);
    const found: Place[] = [];
    for (const { from, to, end } of words) {
      inParts.read(letters, from, to);
      // `No a` is not Noa.
      if (to - from < 2) whole.startAgain();
      else whole.read(letters, from, to);
      const longest = Math.max(inParts.longest(), whole.longest());
      const start = longest === 0 ? undefined : startOf.get(to - longest);
      if (start !== undefined) found.push({ start, end });
    }
    return found;
  }
}

/** Reads a text word by word. The work for a word does not depend on how many values end with it. */
class TreeReader {
  readonly #tree: ValueTree;
  #state: State;
  /** How many letters ago each word began. */
  #begun: Lengths = 0n;

  constructor(tree: ValueTree) {
    this.#tree = tree;
    this.#state = tree.root;
  }

  startAgain(): void {
    this.#state = this.#tree.root;
    this.#begun = 0n;
  }

  read(letters: string, from: number, to: number): void {
    for (let at = from; at < to; at += 1) this.#state = this.#tree.step(this.#state, letters.charAt(at));
    this.#begun = ((this.#begun | 1n) << BigInt(to - from)) & this.#tree.upToLongest;
  }

  /** How many letters the longest value has that ends here and began with a word; 0 where none does. */
  longest(): number {
    const fitting = this.#begun & this.#state.lengths;
    return fitting === 0n ? 0 : fitting.toString(2).length - 1;
  }
}

/** The values by their letters. A state knows the lengths of all values that end there, so that none of them has to be tried. */
class ValueTree {
  readonly root = createState();
  /** Every length that a value may have. */
  readonly upToLongest: Lengths;

  constructor(values: readonly string[]) {
    for (const letters of values) this.#add(letters);
    this.#link();
    const longest = values.reduce((most, { length }) => Math.max(most, length), 0);
    this.upToLongest = (1n << BigInt(longest + 1)) - 1n;
  }

  #add(letters: string): void {
    let state = this.root;
    for (const letter of letters.split('')) {
      const known = state.next.get(letter) ?? createState();
      state.next.set(letter, known);
      state = known;
    }
    state.lengths = 1n << BigInt(letters.length);
  }

  /** Breadth first: the fallback of a state is always nearer to the root. */
  #link(): void {
    const states = [...this.root.next.values()];
    for (const state of states) state.fallback = this.root;
    for (const state of states) {
      for (const [letter, child] of state.next) {
        child.fallback = state.fallback === null ? this.root : this.step(state.fallback, letter);
        states.push(child);
      }
      // Most states end no value of their own, and share what their fallback has.
      const shorter = state.fallback?.lengths ?? 0n;
      state.lengths = state.lengths === 0n ? shorter : state.lengths | shorter;
    }
  }

  step(from: State, letter: string): State {
    for (let state: State | null = from; state !== null; state = state.fallback) {
      const next = state.next.get(letter);
      if (next !== undefined) return next;
    }
    return this.root;
  }
}
