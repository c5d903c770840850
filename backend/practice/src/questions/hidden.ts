import { topics, type Question } from './question';

/** The largest share of a topic's questions that reports can hide; one question of each topic can always be hidden. */
export const largestHiddenShare = 0.05;

/**
 * The questions that are not asked until an administrator has looked. However many people report questions, most of each topic
 * is asked.
 * @param reported ids of questions that enough people have reported, in the order in which they had
 * @param questions all that are asked otherwise
 */
export function hiddenQuestions(
  reported: readonly string[],
  questions: readonly Question[],
): readonly string[] {
  return topics.flatMap((topic) => {
    const ids = new Set(questions.filter((question) => question.topic === topic).map(({ id }) => id));
    const most = Math.max(1, Math.floor(ids.size * largestHiddenShare));
    return reported.filter((id) => ids.has(id)).slice(0, most);
  });
}
