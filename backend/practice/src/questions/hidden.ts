import { topics, type Question } from './question';

/** The largest share of a topic's questions that reports can hide; one question of each topic can always be hidden. */
export const largestHiddenShare = 0.05;

/** Reports from this many accounts hide a question. */
const reportsThatHide = 3;

/** A report of one account that a question is wrong. */
export interface CountedReport {
  readonly questionId: string;
  readonly reporter: string;
}

/**
 * The questions that are not asked until an administrator has reviewed them. Reports can only hide a small share of each
 * topic. An account helps to hide one question of a topic at a time, so that a few accounts cannot use up the share.
 * @param reports the unreviewed reports, oldest first
 * @param questions all live questions
 */
export function hiddenQuestions(
  reports: readonly CountedReport[],
  questions: readonly Question[],
): readonly string[] {
  return topics.flatMap((topic) => {
    const ids = new Set(questions.filter((question) => question.topic === topic).map(({ id }) => id));
    const maxHidden = Math.max(1, Math.floor(ids.size * largestHiddenShare));
    return findHidden(
      reports.filter(({ questionId }) => ids.has(questionId)),
      maxHidden,
    );
  });
}

/** @param reports about one topic */
function findHidden(reports: readonly CountedReport[], maxHidden: number): readonly string[] {
  const hidden = new Set<string>();
  const usedReporters = new Set<string>();
  const reportersByQuestion = new Map<string, string[]>();
  for (const { questionId, reporter } of reports) {
    if (hidden.size === maxHidden) break;
    if (hidden.has(questionId) || usedReporters.has(reporter)) continue;
    const reporters = [...(reportersByQuestion.get(questionId) ?? []), reporter].filter(
      (each) => !usedReporters.has(each),
    );
    reportersByQuestion.set(questionId, reporters);
    if (reporters.length < reportsThatHide) continue;
    hidden.add(questionId);
    for (const each of reporters) usedReporters.add(each);
  }
  return [...hidden];
}
