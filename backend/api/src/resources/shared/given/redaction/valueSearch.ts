import { forEachInTurns } from '../mapInTurns';
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

/** Other requests have their turn after so many values and states. A value has at most a few thousand letters. */
const valuesPerTurn = 10;
const statesPerTurn = 10_000;

/** Most states have one child, so only the others have a map. */
class State {
  /** The lengths of the values that end here. */
  lengths: Lengths = 0n;
  /** Where the search goes on when no further letter fits. */
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
 * Finds all of many values in a text in one pass (Aho and Corasick, 1975), so that neither the number of the values nor what they
 * have in common makes it slow. A value is found where it begins and ends with a word.
 */
export class ValueSearch {
  readonly #inParts: ValueTree;
  readonly #whole: ValueTree;

  private constructor(inParts: ValueTree, whole: ValueTree) {
    this.#inParts = inParts;
    this.#whole = whole;
  }

  /** Prepares a search, in turns of the event loop: a full record has 200,000 letters to look for. */
  static async of(values: readonly SoughtValue[]): Promise<ValueSearch> {
    const lettersWhere = (inParts: boolean) =>
      values.filter((value) => value.inParts === inParts).map(({ letters }) => letters);
    return new ValueSearch(await ValueTree.of(lettersWhere(true)), await ValueTree.of(lettersWhere(false)));
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
  readonly root = new State();
  /** Every length that a value may have. */
  readonly upToLongest: Lengths;

  private constructor(longest: number) {
    this.upToLongest = (1n << BigInt(longest + 1)) - 1n;
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

  /** Breadth first: the fallback of a state is always nearer to the root. */
  async #link(): Promise<void> {
    const states = this.root.children().map(([, state]) => state);
    for (const state of states) state.fallback = this.root;
    // States that are added meanwhile are reached as well.
    await forEachInTurns(states, statesPerTurn, (state) => {
      for (const [letter, child] of state.children()) {
        child.fallback = state.fallback === null ? this.root : this.step(state.fallback, letter);
        states.push(child);
      }
      // Most states end no value of their own, and share what their fallback has.
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
