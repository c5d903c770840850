import { addDays } from '@settlewise/rules/calendar';
import { inTheUkSince } from '@settlewise/rules/progress';
import { findCitizenshipApplication } from '../../record/citizenshipApplication';
import { needsNoIlr } from '../../record/settledOnRecord';
import type { Trigger } from '../trigger';
import type { RecordOnDay } from '../../record/recordOn';

interface MissingFact {
  readonly field: 'visaType' | 'visaStartDate' | 'visaExpiryDate' | 'ilrGrantDate';
  readonly fact: string;
  readonly consequence: string;
}

/** Alerts for facts that a result needs and the profile lacks; one for each field, from the day after registration. */
export function missingDates(record: RecordOnDay): readonly Trigger[] {
  const hint = needsNoIlr(record) ? '' : ' You find it in your visa, or in the decision letter.';
  return listMissing(record).map(({ field, fact, consequence }) => ({
    kind: 'profile_incomplete',
    about: field,
    date: null,
    link: '/dashboard/immigration-profile',
    steps: [
      {
        from: addDays(record.registeredOn, 1),
        name: 'missing',
        type: 'other',
        title: `Add ${fact} to your profile`,
        message: `${consequence}${hint} Add it to your immigration profile.`,
      },
    ],
  }));
}

function listMissing({ details, earlier, applications }: RecordOnDay): readonly MissingFact[] {
  const isExempt = needsNoIlr({ details });
  const { hasILR, visaType, visaStartDate, visaExpiryDate, ilrGrantDate } = details;
  if (hasILR || isExempt) {
    // After an application no first day is calculated.
    if (findCitizenshipApplication(applications) !== null) return [];
    return [
      ...(ilrGrantDate === null && !isExempt
        ? [
            {
              field: 'ilrGrantDate',
              fact: 'the day on which your ILR was granted',
              consequence: 'Without it no date for citizenship can be worked out.',
            } as const,
          ]
        : []),
      ...(inTheUkSince(visaStartDate, earlier) === null
        ? [
            {
              field: 'visaStartDate',
              fact: isExempt ? 'the day on which you came to the UK' : 'the start of your visa',
              consequence:
                'It says since when you live in the UK. Without it no date for citizenship can be worked out.',
            } as const,
          ]
        : []),
    ];
  }
  const ilrConsequence = 'Without it no date for ILR can be worked out.';
  return [
    ...(visaType === null
      ? [{ field: 'visaType', fact: 'your visa type', consequence: ilrConsequence } as const]
      : []),
    ...(visaStartDate === null
      ? [{ field: 'visaStartDate', fact: 'the start of your visa', consequence: ilrConsequence } as const]
      : []),
    ...(visaExpiryDate === null
      ? [
          {
            field: 'visaExpiryDate',
            fact: 'the last day of your visa',
            consequence: 'Without it we cannot tell you in time that your visa expires.',
          } as const,
        ]
      : []),
  ];
}
