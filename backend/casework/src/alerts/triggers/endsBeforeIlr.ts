import { writtenDate } from '@settlewise/rules/assessment';
import { addDays, type CivilDate } from '@settlewise/rules/calendar';
import type { Trigger } from '../trigger';

interface Permission {
  /** The day on which the account was made. */
  readonly registeredOn: CivilDate;
  readonly visaExpiryDate: CivilDate | null;
}

/**
 * The visa ends before the first day to apply for ILR, so it must be extended. The trigger has the day of the visa, so that
 * it is issued once even if the first day moves. @param first null if unknown
 */
export function endsBeforeIlr(
  first: CivilDate | null,
  { registeredOn, visaExpiryDate: ends }: Permission,
): readonly Trigger[] {
  if (ends === null || first === null || ends >= first) return [];
  return [
    {
      kind: 'visa_ends_before_ilr',
      about: 'visa',
      date: ends,
      until: ends,
      link: '/dashboard/immigration-profile',
      titleToLawyer: 'The visa ends before the first day to apply for ILR',
      steps: [
        {
          // Wait a day, because a new record is still being filled in.
          from: addDays(registeredOn, 1),
          name: 'known',
          type: 'warning',
          title: `Your visa ends on ${writtenDate(ends)}, before you can apply for ILR`,
          message: `By your record, the first day to apply for ILR is ${writtenDate(first)}. To stay until then, you need to extend your visa: apply for that before ${writtenDate(ends)} is over. When you have applied, or have a new visa, enter it in your profile.`,
        },
      ],
    },
  ];
}
