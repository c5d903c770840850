/** A round of questions that somebody finished. */
export interface Round {
  /** A mock test, or practice of any other kind. */
  readonly kind: 'mock' | 'practice';
  readonly finishedOn: string;
  /** The ids of the questions that were answered rightly, and of those that were not. */
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

/** The ids of all questions of a round. */
export const questionsOf = ({ right, wrong }: Round): readonly string[] => [...right, ...wrong];

/** Every question that was seen in some round. */
export const seenIn = (rounds: readonly Round[]): ReadonlySet<string> => new Set(rounds.flatMap(questionsOf));
