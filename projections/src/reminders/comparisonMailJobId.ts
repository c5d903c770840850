import type { ComparisonMail } from './comparisonMails';

/** The id of the job: the same from whoever asks for it on a day. @param day in UTC */
export const comparisonMailJobId = (
  { comparisonId }: Pick<ComparisonMail, 'comparisonId'>,
  day: string,
): string => `comparison ${comparisonId} ${day}`;
