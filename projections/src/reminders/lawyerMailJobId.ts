import type { LawyerMail } from './lawyerMails';

/** The id of the job of a mail: the same from whoever asks for it on a day. @param day in UTC */
export const lawyerMailJobId = ({ kind, grantId }: LawyerMail, day: string): string =>
  `${kind} ${grantId} ${day}`;
