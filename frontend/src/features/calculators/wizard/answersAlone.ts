/** Neither the step that somebody stands at, nor the name of a row, nor what is said of a record is an answer. */
const noAnswers: readonly string[] = [
  'step',
  'furthestStep',
  'id',
  'fromRecord',
  'ilrToCome',
  'appliedByRecord',
];

/** What a draft answers, to compare it with another. */
export const answersAlone = (draft: unknown): string =>
  JSON.stringify(draft, (key, value: unknown) => (noAnswers.includes(key) ? undefined : value)) ?? '';
