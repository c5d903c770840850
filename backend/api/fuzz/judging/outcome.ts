/** The outcome of a request, as the fuzzer saw it. */
export type Outcome =
  | { readonly kind: 'answered'; readonly answer: ReceivedAnswer }
  /** The connection closed or broke without an answer. */
  | { readonly kind: 'closed'; readonly why: string }
  /** No answer arrived in time. */
  | { readonly kind: 'hung' };

export interface ReceivedAnswer {
  readonly status: number;
  /** Names are in lower case. Several values of one name are joined by a line break. */
  readonly headers: Readonly<Record<string, string>>;
  /** The decoded text. For an archive, the text of all its files. */
  readonly text: string;
  /** Node's HTTP parser refused the request before the program saw it. */
  readonly isFromNode: boolean;
}
