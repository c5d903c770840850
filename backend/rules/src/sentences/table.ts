/**
 * The words of an answer, by the codes of its reasons. The engine decides, and hands over numbers, days and names; a table
 * only says. A code that has no sentence does not compile.
 */
export type SentencesFor<Values> = { readonly [Code in keyof Values]: (values: Values[Code]) => string };

/** The sentence of a code. */
export function sentenceOf<Values, Code extends keyof Values>(
  table: SentencesFor<Values>,
  code: Code,
  values: Values[Code],
): string {
  return table[code](values);
}

/** Sentences one after the other; what is null is left out. */
export const sentences = (...said: readonly (string | null)[]): string =>
  said.filter((sentence) => sentence !== null && sentence !== '').join(' ');
