/** How serious what a result comes to is. */
export type VerdictTone = 'within' | 'soon' | 'over';

/** What a result comes to, for the top of the page. */
export interface Verdict<Status extends string = string> {
  readonly tone: VerdictTone;
  /** Where somebody stands, in a word or two. */
  readonly status: Status;
  readonly headline: string;
  /** In a sentence or two, why; empty where that is not to be shown. */
  readonly why: string;
}
