import { type Ladder, ladders } from '@settlewise/domain/notifications';
import { adviser, writtenDate } from '@settlewise/rules/assessment';
import { type CivilDate, type Expiry, expiryOn, toneOfPermissionEnd } from '@settlewise/rules/calendar';
import { isBritish, isSettledBy } from '@settlewise/rules/dependants';
import { excusableUntil } from '@settlewise/rules/settlement';
import { stepsForLadder, type DayInWords, type ReminderType, type Trigger } from '../trigger';
import { continuesByLaw, findIlrGrantDay } from '../../record/applicationOnRecord';
import { needsNoIlr } from '../../record/settledOnRecord';
import type { RecordOnDay } from '../../record/recordOn';
import { quoted } from '../wording';

interface ExpiryTexts {
  /** For example `Your visa`. */
  readonly subject: string;
  /** What to do before that day, and after it. */
  readonly before: string;
  readonly after: string;
}

const typeByExpiry: Readonly<Record<Expiry, ReminderType>> = {
  valid: 'other',
  expiring_soon: 'warning',
  expired: 'alert',
};

/** Determines the type of an alert about a last day that is issued on `from`. */
type FindType = (lastDay: CivilDate, from: CivilDate) => ReminderType;

/** A warning from the day on which pages say that the document expires soon. */
const typeForDocument: FindType = (lastDay, from) => typeByExpiry[expiryOn(lastDay, from)];
/** The same urgency as on the dashboard. */
const typeForPermission: FindType = (lastDay, from) =>
  toneOfPermissionEnd(lastDay, from) === 'over' ? 'alert' : 'warning';

const expirySteps = (
  ladder: Ladder,
  date: CivilDate,
  { subject, before, after }: ExpiryTexts,
  findType: FindType,
) =>
  stepsForLadder(ladder, date, ({ months, days }, from) => {
    const type = findType(date, from);
    return days < 0
      ? {
          type,
          title: `${subject} expired on ${writtenDate(date)}`,
          // The title contains the day.
          message: after,
          ...(days < -1 ? { onlyOnDay: true } : {}),
        }
      : {
          type,
          title: `${subject} expires on ${writtenDate(date)}`,
          message: `That is within ${months > 0 ? `${months} months` : days === 1 ? 'a day' : `${days} days`}. ${before}`,
        };
  });

/** What to do after a permission has ended without an application. */
const describeLateApplication = (date: CivilDate) =>
  `A late application may still be excused, if it is made by ${writtenDate(excusableUntil(date))} and there is a good reason why it is late. Ask ${adviser} at once.`;

const profile = '/dashboard/immigration-profile';

/** The end of the visa. Empty for a person who has or needs no ILR, or whose permission continues by law. */
export function visaExpiry({ details, applications }: RecordOnDay): readonly Trigger[] {
  const { visaExpiryDate: date, hasILR, awaitingDecisionSince: waitingSince } = details;
  if (date === null || hasILR || needsNoIlr({ details })) return [];
  if (waitingSince !== null && waitingSince <= date) return [];
  if (continuesByLaw(applications, null, date) || findIlrGrantDay(applications, details) !== null) return [];
  const texts: ExpiryTexts = {
    subject: 'Your visa',
    before:
      'To stay in the UK you need to apply before it ends. Choose the application, collect its documents, and apply in time. If you have a new visa already, enter its dates in your profile.',
    after: `If you applied before that day, your stay goes on while you wait for the answer. If you have a new visa, enter its dates in your profile. ${describeLateApplication(date)}`,
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
      ...expirySteps(ladders.permissionEnds, date, texts, typeForPermission),
    },
  ];
}

/** The end of documents, except those that had expired when they were uploaded. */
export function documentExpiries({ documents }: RecordOnDay): readonly Trigger[] {
  return documents.flatMap(({ id, documentType, title, expiryDate: date, uploadedOn }) => {
    // The eVisa replaced BRP cards, so they are not renewed.
    if (date === null || date < uploadedOn || documentType === 'brp_card') return [];
    const ladder = documentType === 'passport' ? ladders.passportEnds : ladders.documentEnds;
    const texts: ExpiryTexts = {
      subject: `Your document ${quoted(title)}`,
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
        ...expirySteps(ladder, date, texts, typeForDocument),
        inWords: {
          title: `Last day of your document ${quoted(title)}`,
          titleToLawyer: `Last day of the document ${quoted(title)}`,
          text: `By your record, it is valid up to ${writtenDate(date)}. An application may ask for a valid one.`,
        },
      },
    ];
  });
}

/** The end of each dependant's visa, unless they are settled, British, or waiting for a decision. */
export function dependantExpiries({ dependants, applications }: RecordOnDay): readonly Trigger[] {
  return dependants.flatMap((dependant) => {
    const { dependantId, firstName, currentVisaType, settledSince, visaExpiryDate: date } = dependant;
    const settled = settledSince !== null || isSettledBy(currentVisaType);
    if (date === null || settled || isBritish(dependant) === true) return [];
    if (continuesByLaw(applications, dependantId, date)) return [];
    const texts: ExpiryTexts = {
      subject: `The visa of ${firstName}`,
      before: `To stay in the UK, ${firstName} needs to apply before it ends. If there is a new visa already, enter its dates.`,
      after: `If there is a new visa, enter its dates. ${describeLateApplication(date)}`,
    };
    return [
      {
        kind: 'dependant_visa_expiry',
        about: `dependant ${dependantId}`,
        date,
        ...expirySteps(ladders.permissionEnds, date, texts, typeForPermission),
        link: '/dashboard/dependants',
        inWords: {
          title: `Last day of the visa of ${firstName}`,
          text: `By your record, it is valid up to ${writtenDate(date)}. To stay in the UK after that, ${firstName} has to apply before it ends.`,
        },
      },
    ];
  });
}
