/** A part of a letter: a text, points under each other, or a table. */
export type LetterPart =
  | { readonly text: string }
  | { readonly points: readonly string[] }
  | { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** A letter with everything filled in that the record knows; what it does not know stands in square brackets. */
export interface Letter {
  readonly key: string;
  /** As people choose it. */
  readonly title: string;
  readonly fileName: string;
  /** What has to be done with it, for the person: it is not part of the letter. */
  readonly hint: string;
  readonly heading: string;
  readonly parts: readonly LetterPart[];
}
