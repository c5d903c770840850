import { type Ladder, ladders } from '@settlewise/domain/notifications';
import { adviser, writtenDate } from '@settlewise/rules/assessment';
import { type CivilDate, type Expiry, expiryOn, toneOfPermissionEnd } from '@settlewise/rules/calendar';
import { isBritish, isSettledBy } from '@settlewise/rules/dependants';
import { excusableUntil } from '@settlewise/rules/settlement';
import { toldBy, type DayInWords, type ReminderType, type Trigger } from '../trigger';
import { goesOnByLaw, ilrGrantedOn } from '../../record/applicationOnRecord';
import { needsNoIlr } from '../../record/settledOnRecord';
import type { RecordOnDay } from '../../record/recordOn';
import { quoted } from '../wording';

interface Words {
  /** For example `Your visa`. */
  readonly what: string;
  /** What to do before that day, and after it. */
  readonly before: string;
  readonly after: string;
}

const typeOf: Readonly<Record<Expiry, ReminderType>> = {
  valid: 'other',
  expiring_soon: 'warning',
  expired: 'alert',
};

/** How grave it is to be told of a last day on another. */
type Gravity = (lastDay: CivilDate, from: CivilDate) => ReminderType;

/** Of a paper: a warning from the day on which pages say that it expires soon. */
const ofPaper: Gravity = (lastDay, from) => typeOf[expiryOn(lastDay, from)];
/** Of a permission: as the dashboard has it. */
const ofPermission: Gravity = (lastDay, from) =>
  toneOfPermissionEnd(lastDay, from) === 'over' ? 'alert' : 'warning';

/** A step for each lead. */
const expiring = (ladder: Ladder, date: CivilDate, { what, before, after }: Words, gravity: Gravity) =>
  toldBy(ladder, date, ({ months, days }, from) => {
    const type = gravity(date, from);
    return days < 0
      ? {
          type,
          title: `${what} expired on ${writtenDate(date)}`,
          // The title has said the day.
          message: after,
          ...(days < -1 ? { onItsDayAlone: true } : {}),
        }
      : {
          type,
          title: `${what} expires on ${writtenDate(date)}`,
          message: `That is within ${months > 0 ? `${months} months` : days === 1 ? 'a day' : `${days} days`}. ${before}`,
        };
  });

/** What there still is to do when permission has ended and nobody has applied. */
const excused = (date: CivilDate) =>
  `A late application may still be excused, if it is made by ${writtenDate(excusableUntil(date))} and there is a good reason why it is late. Ask ${adviser} at once.`;

const profile = '/dashboard/immigration-profile';

/**
 * The visa; not for somebody who has ILR or needs none, or whose permission goes on by law while they wait for a decision.
 */
export function visaExpiry({ details, applications }: RecordOnDay): readonly Trigger[] {
  const { visaExpiryDate: date, hasILR, awaitingDecisionSince: waiting } = details;
  if (date === null || hasILR || needsNoIlr({ details })) return [];
  if (waiting !== null && waiting <= date) return [];
  if (goesOnByLaw(applications, null, date) || ilrGrantedOn(applications, details) !== null) return [];
  const words: Words = {
    what: 'Your visa',
    before:
      'To stay in the UK you need to apply before it ends. Choose the application, collect its documents, and apply in time. If you have a new visa already, enter its dates in your profile.',
    after: `If you applied before that day, your stay goes on while you wait for the answer. If you have a new visa, enter its dates in your profile. ${excused(date)}`,
  };
  const inWords: DayInWords = {
    title: 'Last day of your visa',
    titleToLawyer: 'Last day of the visa',
    text: `By your record, your visa is valid up to ${writtenDate(date)}. To stay in the UK after that, you have to apply before it ends.`,
  };
  return [
    {
      kind: 'visa_expiry',
      about: 'visa',
      date,
      link: profile,
      inWords,
      ...expiring(ladders.permissionEnds, date, words, ofPermission),
    },
  ];
}

/** Documents; one that had expired when it was uploaded was kept as it is. */
export function documentExpiries({ documents }: RecordOnDay): readonly Trigger[] {
  return documents.flatMap(({ id, documentType, title, expiryDate: date, uploadedOn }) => {
    // The eVisa replaced BRP cards: nobody renews one.
    if (date === null || date < uploadedOn || documentType === 'brp_card') return [];
    const ladder = documentType === 'passport' ? ladders.passportEnds : ladders.documentEnds;
    const words: Words = {
      what: `Your document ${quoted(title)}`,
      before:
        'An application may ask for a valid one. If you still need it, renew it in time and upload the new one.',
      after: 'If you still need it, renew it and upload the new one.',
    };
    return [
      {
        kind: 'document_expiry',
        about: id,
        date,
        link: '/dashboard/documents',
        ...expiring(ladder, date, words, ofPaper),
        inWords: {
          title: `Last day of your document ${quoted(title)}`,
          titleToLawyer: `Last day of the document ${quoted(title)}`,
          text: `By your record, it is valid up to ${writtenDate(date)}. An application may ask for a valid one.`,
        },
      },
    ];
  });
}

/** The visa of each dependant; not for one who is settled or British, or who waits for a decision. */
export function dependantExpiries({ dependants, applications }: RecordOnDay): readonly Trigger[] {
  return dependants.flatMap((dependant) => {
    const { dependantId, firstName, currentVisaType, settledSince, visaExpiryDate: date } = dependant;
    const settled = settledSince !== null || isSettledBy(currentVisaType);
    if (date === null || settled || isBritish(dependant) === true) return [];
    if (goesOnByLaw(applications, dependantId, date)) return [];
    const words: Words = {
      what: `The visa of ${firstName}`,
      before: `To stay in the UK, ${firstName} needs to apply before it ends. If there is a new visa already, enter its dates.`,
      after: `If there is a new visa, enter its dates. ${excused(date)}`,
    };
    return [
      {
        kind: 'dependant_visa_expiry',
        about: `dependant ${dependantId}`,
        date,
        ...expiring(ladders.permissionEnds, date, words, ofPermission),
        link: '/dashboard/dependants',
        inWords: {
          title: `Last day of the visa of ${firstName}`,
          text: `By your record, it is valid up to ${writtenDate(date)}. To stay in the UK after that, ${firstName} has to apply before it ends.`,
        },
      },
    ];
  });
}
