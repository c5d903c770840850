import type { LawyerMail } from './lawyerMails';

/** The id of the job of an email. It is the same for all requests of a day. @param day in UTC */
export const lawyerMailJobId = ({ kind, grantId }: LawyerMail, day: string): string =>
  `${kind} ${grantId} ${day}`;
