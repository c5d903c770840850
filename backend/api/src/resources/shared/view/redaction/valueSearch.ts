import { forEachInTurns } from '../mapInTurns';
import type { FoldedText } from './readWords';

/** A range of a text. The end is exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A value to search for, in folded letters. */
export interface SearchValue {
  readonly letters: string;
  /** Whether a text may split it into several words, because it has spaces or digits. */
  readonly mayBeSplit: boolean;
}

/** A set of lengths as a bit mask: bit 3 means three letters. */
type Lengths = bigint;

/** Values and states between two yields to other requests. A value has at most a few thousand letters. */
const valuesPerTurn = 10;
const statesPerTurn = 10_000;

/** A state of the automaton. Most states have one child, so only the others have a map. */
class State {
  /** The lengths of the values that end in this state. */
  lengths: Lengths = 0n;
  /** The next state if no child matches. */
  fallback: State | null = null;
  #letter = '';
  #child: State | null = null;
  #others: Map<string, State> | null = null;

  child(letter: string): State | undefined {
    return letter === this.#letter ? (this.#child ?? undefined) : this.#others?.get(letter);
  }

  children(): readonly (readonly [letter: string, child: State])[] {
    return this.#child === null ? [] : [[this.#letter, this.#child], ...(this.#others ?? [])];
  }

  addChild(letter: string): State {
    const child = new State();
    if (this.#child === null) {
      this.#letter = letter;
      this.#child = child;
    } else {
      this.#others ??= new Map();
      this.#others.set(letter, child);
    }
    return child;
  }
}

/**
 * Finds many values in a text in one pass (Aho and Corasick, 1975), so that neither their number nor common prefixes
 * slow it down. A match must begin and end at word boundaries.
 */
export class ValueSearch {
  readonly #splittable: ValueTree;
  readonly #unsplit: ValueTree;

  private constructor(splittable: ValueTree, unsplit: ValueTree) {
    this.#splittable = splittable;
    this.#unsplit = unsplit;
  }

  /** Builds the search, and yields to other requests, because a full record has values of 200,000 letters. */
  static async of(values: readonly SearchValue[]): Promise<ValueSearch> {
    const lettersWhere = (mayBeSplit: boolean) =>
      values.filter((value) => value.mayBeSplit === mayBeSplit).map(({ letters }) => letters);
    return new ValueSearch(await ValueTree.of(lettersWhere(true)), await ValueTree.of(lettersWhere(false)));
  }

  find({ letters, words }: FoldedText): readonly Place[] {
    const starts = new Map(words.map(({ from, start }) => [from, start]));
    const splittable = new TreeReader(this.#splittable);
    const unsplit = new TreeReader(this.#unsplit);
    const found: Place[] = [];
    for (const { from, to, end } of words) {
      splittable.read(letters, from, to);
      // Prevents that `No a` matches Noa.
      if (to - from < 2) unsplit.reset();
      else unsplit.read(letters, from, to);
      const longest = Math.max(splittable.longestMatch(), unsplit.longestMatch());
      const start = longest === 0 ? undefined : starts.get(to - longest);
      if (start !== undefined) found.push({ start, end });
    }
    return found;
  }
}

/** Reads a text word by word. The time for a word does not depend on the number of values that end with it. */
class TreeReader {
  readonly #tree: ValueTree;
  #state: State;
  /** The distances from here to the start of each word. */
  #wordStarts: Lengths = 0n;

  constructor(tree: ValueTree) {
    this.#tree = tree;
    this.#state = tree.root;
  }

  reset(): void {
    this.#state = this.#tree.root;
    this.#wordStarts = 0n;
  }

  read(letters: string, from: number, to: number): void {
    for (let at = from; at < to; at += 1) this.#state = this.#tree.step(this.#state, letters.charAt(at));
    this.#wordStarts = ((this.#wordStarts | 1n) << BigInt(to - from)) & this.#tree.lengthMask;
  }

  /** The length of the longest value that ends here and began at a word. 0 if there is none. */
  longestMatch(): number {
    const matches = this.#wordStarts & this.#state.lengths;
    return matches === 0n ? 0 : matches.toString(2).length - 1;
  }
}

/**
 * The automaton of the values. Each state has the lengths of all values that end there, so that none must be compared.
 */
class ValueTree {
  readonly root = new State();
  /** The mask of all lengths up to the longest value. */
  readonly lengthMask: Lengths;

  private constructor(longest: number) {
    this.lengthMask = (1n << BigInt(longest + 1)) - 1n;
  }

  static async of(values: readonly string[]): Promise<ValueTree> {
    const tree = new ValueTree(values.reduce((most, { length }) => Math.max(most, length), 0));
    await forEachInTurns(values, valuesPerTurn, (letters) => tree.#add(letters));
    await tree.#link();
    return tree;
  }

  #add(letters: string): void {
    let state = this.root;
    for (const letter of letters.split('')) state = state.child(letter) ?? state.addChild(letter);
    state.lengths = 1n << BigInt(letters.length);
  }

  /** Sets the fallbacks breadth first, because the fallback of a state is closer to the root. */
  async #link(): Promise<void> {
    const states = this.root.children().map(([, state]) => state);
    for (const state of states) state.fallback = this.root;
    // The loop also reaches the states that it adds.
    await forEachInTurns(states, statesPerTurn, (state) => {
      for (const [letter, child] of state.children()) {
        child.fallback = state.fallback === null ? this.root : this.step(state.fallback, letter);
        states.push(child);
      }
      // Most states end no value, and share the lengths of their fallback.
      const shorter = state.fallback?.lengths ?? 0n;
      state.lengths = state.lengths === 0n ? shorter : state.lengths | shorter;
    });
  }

  step(from: State, letter: string): State {
    for (let state: State | null = from; state !== null; state = state.fallback) {
      const next = state.child(letter);
      if (next !== undefined) return next;
    }
    return this.root;
  }
}
