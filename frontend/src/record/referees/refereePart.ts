import { type Presented, referees, type SharedItem } from '@settlewise/contract/collections';
import { formatDate } from '../../ui/dates/formatDate';
import { formatDayOrMonth } from '../../ui/dates/dayOrMonth';
import { labelIn } from '../../ui/labelIn';
import { collectionQueries } from '../collections/collectionQueries';
import type { ItemInWords } from '../collections/ItemCard';

export type RecordedReferee = Presented<typeof referees.fields>;
export const refereeQueries = collectionQueries(referees);

/** Who applies, as the owner reads it: `Your child`. */
export const applicantLabel = labelIn(referees.fields.applicant.kind.options);

const ofOwner: Readonly<Record<string, string>> = {
  you: 'For the owner of the record',
  partner: 'For their partner',
  child: 'For their child',
};

/** A referee as a lawyer is shown them: nobody says anything of what was not allowed. */
export function sharedRefereeInWords(referee: SharedItem<typeof referees.fields>): ItemInWords {
  const { applicant, job, knownSince, howKnown, dateOfBirth, passportNumber, email, addresses } = referee;
  const line = (label: string, said: string | null) => (said === null ? [] : [`${label}: ${said}`]);
  const answer = (label: string, said: boolean | null) =>
    line(label, said === null ? null : said ? 'yes' : 'no');
  const { fields } = referees;
  return {
    title: referee.fullName ?? 'Name: not shared',
    lines: [
      ofOwner[applicant ?? ''] ?? '',
      ...line(fields.job.label, job),
      ...answer(fields.professional.label, referee.professional),
      ...answer(fields.britishPassport.label, referee.britishPassport),
      ...line(fields.knownSince.label, knownSince === null ? null : formatDayOrMonth(knownSince)),
      ...line(fields.howKnown.label, howKnown),
      ...answer(fields.dealtWithChild.label, referee.dealtWithChild),
      ...answer(fields.relatedToApplicant.label, referee.relatedToApplicant),
      ...answer(fields.relatedToOther.label, referee.relatedToOther),
      ...answer(fields.represents.label, referee.represents),
      ...answer(fields.homeOffice.label, referee.homeOffice),
      ...line(fields.dateOfBirth.label, dateOfBirth === null ? null : formatDate(dateOfBirth)),
      ...line(fields.passportNumber.label, passportNumber),
      ...line(fields.email.label, email),
      ...line(fields.addresses.label, addresses),
    ].filter((words) => words !== ''),
  };
}
