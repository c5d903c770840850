/**
 * The sentences of an answer, by the codes of its reasons. The engine decides and passes numbers, days and names; a
 * table only formats. A code without a sentence does not compile.
 */
export type SentencesFor<Values> = { readonly [Code in keyof Values]: (values: Values[Code]) => string };

/** The table, the code and the values that make a sentence. */
export interface SaidSentence {
  readonly table: object;
  readonly code: string;
  readonly values: unknown;
}

let listener: ((text: string, sentence: SaidSentence) => void) | null = null;

/** The sentence of a code. */
export function formatSentence<Values, Code extends keyof Values>(
  table: SentencesFor<Values>,
  code: Code,
  values: Values[Code],
): string {
  const text = table[code](values);
  listener?.(text, { table, code: String(code), values });
  return text;
}

/** Runs a function and collects every sentence it creates, by its text. */
export function rememberSentences<Result>(work: () => Result): {
  readonly result: Result;
  readonly sentences: ReadonlyMap<string, SaidSentence>;
} {
  const sentences = new Map<string, SaidSentence>();
  const before = listener;
  listener = (text, sentence) => void sentences.set(text, sentence);
  try {
    return { result: work(), sentences };
  } finally {
    listener = before;
  }
}

/** Joins sentences; null is skipped. */
export const sentences = (...said: readonly (string | null)[]): string =>
  said.filter((sentence) => sentence !== null && sentence !== '').join(' ');
