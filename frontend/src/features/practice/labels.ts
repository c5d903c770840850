import type { QuestionKind, Topic } from '@settlewise/practice';

/** The chapters of the test, as people read them. */
export const topicLabels: Readonly<Record<Topic, string>> = {
  values: 'Values and becoming a citizen',
  uk: 'The UK and its nations',
  history: 'History',
  society: 'Society today',
  government: 'Government, law and your role',
};

/** What a question of each kind asks somebody to do. */
export const kindLabels: Readonly<Record<QuestionKind, string>> = {
  one: 'Choose one answer.',
  two: 'Choose two answers.',
  true_false: 'Is this true or false?',
  which: 'Choose the statement that is right.',
};

/** `elizabeth-age` as the heading of a part: `Elizabeth age`. */
export const themeLabel = (theme: string): string => {
  const words = theme.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `1 question`, `24 questions`. */
export const questionCount = (count: number): string => (count === 1 ? '1 question' : `${count} questions`);

/** How many questions of the next mock test are new to somebody: only one of new questions alone counts. */
export function newInMock(fresh: number, questions: number): string {
  if (fresh >= questions) return `All ${questions} questions are new to you.`;
  if (fresh === 0) return 'You have seen all our questions: this test is practice, and does not count.';
  return `Only ${questionCount(fresh)} ${fresh === 1 ? 'is' : 'are'} new to you: this test is practice, and does not count.`;
}
