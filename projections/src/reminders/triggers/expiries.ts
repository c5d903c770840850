import {
  addDays,
  adviser,
  type CivilDate,
  expiryWarnedDays,
  isBritish,
  isSettledBy,
} from '@settlewise/rules';
import { daysBefore, type DayInWords, type Trigger, type Step } from '../trigger';
import type { ReminderRecord } from '../record';
import { longDate, quoted } from '../wording';

interface Words {
  /** For example `Your visa`. */
  readonly what: string;
  /** What to do before that day, and after it. */
  readonly before: string;
  readonly after: string;
}

/** A step for each number of days, and one for the day after, because the last day still counts. */
function stepsOf(date: CivilDate, { what, before, after }: Words): readonly [Step, ...Step[]] {
  const [first, ...others] = expiryWarnedDays.map((days): Step => ({
    from: daysBefore(date, days),
    name: `${days} days`,
    type: 'warning',
    title: `${what} expires on ${longDate(date)}`,
    message: `${what} expires on ${longDate(date)}, within ${days} days. ${before}`,
  }));
  const expired: Step = {
    from: addDays(date, 1),
    name: 'expired',
    type: 'alert',
    title: `${what} expired on ${longDate(date)}`,
    message: `By your record, the last day was ${longDate(date)}. ${after}`,
  };
  return first === undefined ? [expired] : [first, ...others, expired];
}

const profile = '/dashboard/immigration-profile';

/** The visa; not for somebody who has ILR. */
export function visaExpiry({ details }: ReminderRecord): readonly Trigger[] {
  const { visaExpiryDate: date, hasILR } = details;
  if (date === null || hasILR) return [];
  const words: Words = {
    what: 'Your visa',
    before:
      'To stay in the UK you need to apply before it ends. Choose the application, collect its documents, and apply in time. If you have a new visa already, enter its dates in your profile.',
    after: `If you applied before that day, your stay goes on while you wait for the answer. If you have a new visa, enter its dates in your profile. If neither is so, ask ${adviser} soon.`,
  };
  const inWords: DayInWords = {
    title: 'Last day of your visa',
    titleToLawyer: 'Last day of the visa',
    text: `By your record, your visa is valid up to ${longDate(date)}. To stay in the UK after that, you have to apply before it ends.`,
  };
  return [
    {
      ...{ kind: 'visa_expiry', about: 'visa', date, link: profile, inWords },
      steps: stepsOf(date, words),
    },
  ];
}

export function brpExpiry({ details }: ReminderRecord): readonly Trigger[] {
  const { brpExpiryDate: date } = details;
  if (date === null) return [];
  const evisa =
    'The card has been replaced by the eVisa, and your permission does not end with the card. Check that you can sign in to your UKVI account and that it shows your permission.';
  const inWords: DayInWords = {
    title: 'Last day of your BRP card',
    titleToLawyer: 'Last day of the BRP card',
    text: 'The card has been replaced by the eVisa, and your permission does not end with the card.',
  };
  return [
    {
      ...{ kind: 'brp_expiry', about: 'brp', date, link: profile, inWords },
      steps: stepsOf(date, { what: 'Your BRP card', before: evisa, after: evisa }),
    },
  ];
}

/** Documents; one that had expired when it was uploaded was kept as it is. */
export function documentExpiries({ documents }: ReminderRecord): readonly Trigger[] {
  return documents.flatMap(({ documentId, title, expiryDate: date, uploadedOn }) => {
    if (date === null || date < uploadedOn) return [];
    const words: Words = {
      what: `Your document ${quoted(title)}`,
      before:
        'An application may ask for a valid one. If you still need it, renew it in time and upload the new one.',
      after: 'If you still need it, renew it and upload the new one.',
    };
    return [
      {
        ...{ kind: 'document_expiry', about: documentId, date, link: '/dashboard/documents' },
        steps: stepsOf(date, words),
        inWords: {
          title: `Last day of your document ${quoted(title)}`,
          titleToLawyer: `Last day of the document ${quoted(title)}`,
          text: `By your record, it is valid up to ${longDate(date)}. An application may ask for a valid one.`,
        },
      },
    ];
  });
}

/** The visa of each dependant; not for one who is settled or British. */
export function dependantExpiries({ dependants }: ReminderRecord): readonly Trigger[] {
  return dependants.flatMap((dependant) => {
    const { dependantId, firstName, currentVisaType, settledSince, visaExpiryDate: date } = dependant;
    const settled = settledSince !== null || isSettledBy(currentVisaType);
    if (date === null || settled || isBritish(dependant) === true) return [];
    const words: Words = {
      what: `The visa of ${firstName}`,
      before: `To stay in the UK, ${firstName} needs to apply before it ends. If there is a new visa already, enter its dates.`,
      after: `If there is a new visa, enter its dates. If nobody has applied, ask ${adviser} soon.`,
    };
    return [
      {
        ...{ kind: 'dependant_visa_expiry', about: `dependant ${dependantId}`, date },
        steps: stepsOf(date, words),
        link: '/dashboard/dependants',
        inWords: {
          title: `Last day of the visa of ${firstName}`,
          text: `By your record, it is valid up to ${longDate(date)}. To stay in the UK after that, ${firstName} has to apply before it ends.`,
        },
      },
    ];
  });
}
