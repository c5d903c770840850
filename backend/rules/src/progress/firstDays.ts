import { countsApart, type TwoDays } from '../absences/twoCounts';
import { writtenDate } from '../assessment/wording';
import type { CivilDate } from '../calendar/civilDate';

export type Goal = 'ILR' | 'citizenship';

/** One of the first days to apply, and what is told of it. */
export interface FirstDay {
  readonly date: CivilDate;
  /** Which count names it; `only` where both come to one answer. */
  readonly count: 'only' | 'cautious' | 'home_office';
  /** What the day is called in calendars and timelines. */
  readonly called: string;
  /** Both days in a title, and in sentences that are true on any day; null where there is one answer. */
  readonly both: { readonly title: string; readonly sentences: string } | null;
}

/**
 * The days that a person is told of: one where both counts come to one answer, else both, and then each names the other,
 * so that no message says a day alone that a page shows beside another.
 */
export function firstDaysOf(goal: Goal, days: TwoDays, today: CivilDate): readonly FirstDay[] {
  const { cautious, homeOffice } = days;
  const called = `First day to apply for ${goal}`;
  if (!countsApart(days, today))
    return cautious === null ? [] : [{ date: cautious, count: 'only', called, both: null }];
  const both = {
    title: `First day to apply for ${goal}: ${[homeOffice, cautious].map(orNone).join(' or ')}`,
    sentences: [
      'The Home Office leaves out the days you travel.',
      homeOffice === null
        ? 'By its count no first day can be named yet.'
        : `By its count the first day is ${writtenDate(homeOffice)}.`,
      cautious === null
        ? 'With your travel days no first day can be named yet.'
        : `With your travel days it is ${writtenDate(cautious)}. That day is safe.`,
    ].join(' '),
  };
  return [
    ...(homeOffice === null
      ? []
      : [
          {
            ...({ date: homeOffice, count: 'home_office', both } as const),
            called: `${called}, by the Home Office’s count`,
          },
        ]),
    ...(cautious === null
      ? []
      : [
          {
            ...({ date: cautious, count: 'cautious', both } as const),
            called: `${called}, with travel days`,
          },
        ]),
  ];
}

/**
 * Both first days, each with its count, as every headline has them: `from 4 January 2028 by the Home Office’s count, or from
 * 5 January 2028 with your travel days`. @param today on which a day that has come is `now`
 */
export const firstDaysInWords = ({ cautious, homeOffice }: TwoDays, today: CivilDate): string =>
  `${fromWhen(homeOffice, today)} by the Home Office’s count, or ${fromWhen(cautious, today)} with your travel days`;

function fromWhen(day: CivilDate | null, today: CivilDate): string {
  if (day === null) return 'on a day that cannot be named yet';
  return day <= today ? 'now' : `from ${writtenDate(day)}`;
}

const orNone = (day: CivilDate | null): string => (day === null ? 'not known yet' : writtenDate(day));
