import { questionsOf, type Round } from './rounds';

/** What makes somebody ready: so many mock tests passed, each of unseen questions, with so many right. */
const mocksToBeReady = 5;
const rightToBeReady = 20;

export interface Readiness {
  /** Of the last mock tests, at most eight: how many there are, and how many were passed. */
  readonly last: { readonly mocks: number; readonly passed: number };
  /** Mock tests of unseen questions with enough right, and how many make somebody ready. */
  readonly counted: number;
  readonly needed: number;
  readonly rightNeeded: number;
  readonly ready: boolean;
}

const lastMocks = 8;

/**
 * How ready somebody is, as counts and never as a probability.
 * @param rounds in the order in which they were finished
 * @param test how many questions the test has, and how many have to be right
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
      const isWhole = ids.length === questions && ids.every((id) => !seen.has(id));
      if (isWhole && round.right.length >= rightToBeReady) counted += 1;
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
