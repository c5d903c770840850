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
export const firstDaysOf = (goal: Goal, days: TwoDays, today: CivilDate): readonly FirstDay[] =>
  firstDaysFor({ goal, who: 'you', whose: 'your' }, days, today);

/** The same of a dependant’s own settlement. @param name by which sentences call them */
export const firstDaysOfDependant = (name: string, days: TwoDays, today: CivilDate): readonly FirstDay[] =>
  firstDaysFor({ goal: `settlement of ${name}`, who: name, whose: 'their' }, days, today);

interface Applicant {
  readonly goal: string;
  readonly who: string;
  readonly whose: Whose;
}

/** Whose days of travel they are: those of the reader, or of somebody else. */
type Whose = 'your' | 'their';

function firstDaysFor({ goal, who, whose }: Applicant, days: TwoDays, today: CivilDate): readonly FirstDay[] {
  const { cautious, homeOffice } = days;
  const called = `First day to apply for ${goal}`;
  if (!countsApart(days, today))
    return cautious === null ? [] : [{ date: cautious, count: 'only', called, both: null }];
  const both = {
    title: `First day to apply for ${goal}: ${[homeOffice, cautious].map(orNone).join(' or ')}`,
    sentences: [
      `The Home Office leaves out the days ${who === 'you' ? 'you travel' : `${who} travels`}.`,
      homeOffice === null
        ? 'By its count no first day can be named yet.'
        : `By its count the first day is ${writtenDate(homeOffice)}.`,
      cautious === null
        ? `With ${whose} travel days no first day can be named yet.`
        : `With ${whose} travel days it is ${writtenDate(cautious)}. That day is safe.`,
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
 * 5 January 2028 with your travel days`.
 * @param today on which a day that has come is `now`; null for words that are kept and read on a later day
 * @param whose days they are
 */
export const firstDaysInWords = (
  { cautious, homeOffice }: TwoDays,
  today: CivilDate | null,
  whose: Whose = 'your',
): string =>
  `${fromWhen(homeOffice, today)} by the Home Office’s count, or ${fromWhen(cautious, today)} with ${whose} travel days`;

function fromWhen(day: CivilDate | null, today: CivilDate | null): string {
  if (day === null) return 'on a day that cannot be named yet';
  return today !== null && day <= today ? 'now' : `from ${writtenDate(day)}`;
}

const orNone = (day: CivilDate | null): string => (day === null ? 'not known yet' : writtenDate(day));
