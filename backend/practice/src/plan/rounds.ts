/** A finished round of questions. */
export interface Round {
  /** A mock test, or any other practice. */
  readonly kind: 'mock' | 'practice';
  readonly finishedOn: string;
  /** Ids of the questions with a right and with a wrong answer. */
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

/** The ids of all questions of a round. */
export const questionsOf = ({ right, wrong }: Round): readonly string[] => [...right, ...wrong];

/** The ids of all questions that were in a round. */
export const seenIn = (rounds: readonly Round[]): ReadonlySet<string> => new Set(rounds.flatMap(questionsOf));
