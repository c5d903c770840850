import { questionsOf, type Round } from './rounds';

/** A person is ready after this many mock tests of unseen questions with this many right answers. */
const mocksToBeReady = 5;
const rightToBeReady = 20;

export interface Readiness {
  /** The last mock tests, at most 8, and the number of passed ones. */
  readonly last: { readonly mocks: number; readonly passed: number };
  /** Mock tests of unseen questions with enough right answers, and the required number of them. */
  readonly counted: number;
  readonly needed: number;
  readonly rightNeeded: number;
  readonly ready: boolean;
}

const lastMocks = 8;

/**
 * The readiness of a person, as counts and never as a probability.
 * @param rounds in the order in which they were finished
 * @param test the number of questions in the test, and the number of right answers to pass
 */
export function readinessOf(
  rounds: readonly Round[],
  { questions, toPass }: { readonly questions: number; readonly toPass: number },
): Readiness {
  const seen = new Set<string>();
  let counted = 0;
  const mocks: boolean[] = [];
  for (const round of rounds) {
    const ids = questionsOf(round);
    if (round.kind === 'mock') {
      mocks.push(round.right.length >= toPass);
      const isUnseenTest = ids.length === questions && ids.every((id) => !seen.has(id));
      if (isUnseenTest && round.right.length >= rightToBeReady) counted += 1;
    }
    for (const id of ids) seen.add(id);
  }
  const last = mocks.slice(-lastMocks);
  return {
    last: { mocks: last.length, passed: last.filter(Boolean).length },
    counted,
    needed: mocksToBeReady,
    rightNeeded: rightToBeReady,
    ready: counted >= mocksToBeReady,
  };
}
