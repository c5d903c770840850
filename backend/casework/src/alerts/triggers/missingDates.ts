import { addDays } from '@settlewise/rules/calendar';
import { inTheUkSince } from '@settlewise/rules/progress';
import { citizenshipApplicationOf } from '../../record/citizenshipApplication';
import { needsNoIlr } from '../../record/settledOnRecord';
import type { Trigger } from '../trigger';
import type { RecordOnDay } from '../../record/recordOn';

interface Missing {
  readonly field: 'visaType' | 'visaStartDate' | 'visaExpiryDate' | 'ilrGrantDate';
  readonly what: string;
  readonly why: string;
}

/** What a result needs and the profile does not have; told once for each field, from the day after registration. */
export function missingDates(record: RecordOnDay): readonly Trigger[] {
  const where = needsNoIlr(record) ? '' : ' You find it in your visa, or in the decision letter.';
  return missingIn(record).map(({ field, what, why }) => ({
    kind: 'profile_incomplete',
    about: field,
    date: null,
    link: '/dashboard/immigration-profile',
    steps: [
      {
        from: addDays(record.registeredOn, 1),
        name: 'missing',
        type: 'other',
        title: `Add ${what} to your profile`,
        message: `${why}${where} Add it to your immigration profile.`,
      },
    ],
  }));
}

function missingIn({ details, earlier, applications }: RecordOnDay): readonly Missing[] {
  const free = needsNoIlr({ details });
  const { hasILR, visaType, visaStartDate, visaExpiryDate, ilrGrantDate } = details;
  if (hasILR || free) {
    // What was applied for has no first day to work out.
    if (citizenshipApplicationOf(applications) !== null) return [];
    return [
      ...(ilrGrantDate === null && !free
        ? [
            {
              field: 'ilrGrantDate',
              what: 'the day on which your ILR was granted',
              why: 'Without it no date for citizenship can be worked out.',
            } as const,
          ]
        : []),
      ...(inTheUkSince(visaStartDate, earlier) === null
        ? [
            {
              field: 'visaStartDate',
              what: free ? 'the day on which you came to the UK' : 'the start of your visa',
              why: 'It says since when you live in the UK. Without it no date for citizenship can be worked out.',
            } as const,
          ]
        : []),
    ];
  }
  const forIlr = 'Without it no date for ILR can be worked out.';
  return [
    ...(visaType === null ? [{ field: 'visaType', what: 'your visa type', why: forIlr } as const] : []),
    ...(visaStartDate === null
      ? [{ field: 'visaStartDate', what: 'the start of your visa', why: forIlr } as const]
      : []),
    ...(visaExpiryDate === null
      ? [
          {
            field: 'visaExpiryDate',
            what: 'the last day of your visa',
            why: 'Without it we cannot tell you in time that your visa expires.',
          } as const,
        ]
      : []),
  ];
}
