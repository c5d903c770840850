import { addDays, firstDaysOf, type CivilDate, type TwoDays } from '@settlewise/rules';
import type { Trigger } from '../trigger';
import { longDate } from '../wording';

interface Permission {
  /** The day on which the account was made. */
  readonly registeredOn: CivilDate;
  readonly visaExpiryDate: CivilDate | null;
}

/**
 * The visa ends before anybody could apply for ILR: it has to be extended first. Of two first days the earlier decides, as
 * an application on it may be good. The day is that of the visa, so that it is told once, however the first day moves.
 */
export function endsBeforeIlr(
  days: TwoDays,
  { registeredOn, visaExpiryDate: ends }: Permission,
  today: CivilDate,
): readonly Trigger[] {
  const first = firstDaysOf('ILR', days, today).toSorted((one, other) => (one.date < other.date ? -1 : 1))[0];
  if (ends === null || first === undefined || ends >= first.date) return [];
  const why =
    first.both === null
      ? `By your record, the first day to apply for ILR is ${longDate(first.date)}.`
      : `${first.both.sentences} Your visa ends before the earlier of these days, which is the one ${first.count === 'home_office' ? 'by the Home Office’s count' : 'with your travel days'}.`;
  return [
    {
      ...{ kind: 'visa_ends_before_ilr', about: 'visa', date: ends, until: ends },
      link: '/dashboard/immigration-profile',
      titleToLawyer: 'The visa ends before the first day to apply for ILR',
      steps: [
        {
          // A record that is being filled in says something else in an hour.
          ...{ from: addDays(registeredOn, 1), name: 'known', type: 'warning' },
          title: `Your visa ends on ${longDate(ends)}, before you can apply for ILR`,
          message: `${why} To stay until then, you need to extend your visa: apply for that before ${longDate(ends)} is over. When you have applied, or have a new visa, enter it in your profile.`,
        },
      ],
    },
  ];
}
