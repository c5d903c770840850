/** A request's end, as the fuzzer saw it. */
export type Outcome =
  | { readonly kind: 'answered'; readonly answer: Answered }
  /** The connection was closed, or broke, without an answer. */
  | { readonly kind: 'closed'; readonly why: string }
  /** Nothing came within the time in which everything must be answered. */
  | { readonly kind: 'hung' };

export interface Answered {
  readonly status: number;
  /** By their names in lower case; several of one name are joined by a line break. */
  readonly headers: Readonly<Record<string, string>>;
  /** Readable: without a content encoding, the files of an archive one after the other. */
  readonly text: string;
  /** Refused by Node's own reader of HTTP, before the program saw it. */
  readonly byNode: boolean;
}
