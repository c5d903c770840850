import type { ComparisonMail } from './comparisonMails';

/** The id of the job. It is the same for all requests of a day. @param day in UTC */
export const comparisonMailJobId = (
  { comparisonId }: Pick<ComparisonMail, 'comparisonId'>,
  day: string,
): string => `comparison ${comparisonId} ${day}`;
