import { absentDays, countDaysBetween } from '../absences/absentDays';
import type { Reason } from '../assessment/reason';
import { birthday } from '../calendar/age';
import { addDays, addYears, toDayNumber, type CivilDate } from '../calendar/civilDate';
import type { LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';
import type { Child, RegistrationWay } from './answer';
import { lastDayAsChild } from './bornHere';
import { against, met, toKnow } from './reasonFactories';

const act = sources.childRegistration;

/** Section 3: ways for a minor that are at the Home Office's discretion, or that depend on a parent's descent. */
export function section3(
  child: Child,
  today: CivilDate,
  { registration }: Pick<LawOnDay, 'registration'>,
): readonly RegistrationWay[] {
  const { beforeAge } = registration;
  const lastDay = lastDayAsChild(child.dateOfBirth, beforeAge);
  const shared = { form: 'MN1', opensOn: null, lastDay, missing: [] } as const;
  if (today > lastDay)
    return [
      {
        ...shared,
        section: '3(1)',
        title: 'The Home Office decides',
        status: 'closed',
        reasons: [
          against('registered_before_18', { age: beforeAge, lastDay }, act, { last: toDayNumber(lastDay) }),
        ],
      },
    ];
  return [
    {
      ...shared,
      section: '3(1)',
      title: 'The Home Office decides',
      status: 'discretion',
      reasons: [toKnow('discretion', {}, act)],
    },
    ...(child.bornInUk === false
      ? [
          {
            ...({ ...shared, section: '3(2)', status: 'not_known' } as const),
            title: 'Born abroad, a parent British by descent',
            reasons: [toKnow('by_descent', byDescent(registration), act)],
          },
          {
            ...({ ...shared, section: '3(5)', status: 'not_known' } as const),
            title: 'Born abroad, a parent British by descent, and three years here',
            reasons: livingHereReasons(child, today, registration),
          },
        ]
      : []),
  ];
}

type RegistrationRules = LawOnDay['registration'];

const byDescent = ({ beforeAge, yearsByDescent, daysAwayByDescent }: RegistrationRules) => ({
  age: beforeAge,
  years: yearsByDescent,
  days: daysAwayByDescent,
});

/** Section 3(5): its requirements, checked with the child’s own journeys where possible. */
function livingHereReasons(child: Child, today: CivilDate, rules: RegistrationRules): readonly Reason[] {
  const { yearsByDescent: years, daysAwayByDescent: limit } = rules;
  const asked = toKnow('by_descent_living_here', byDescent(rules), act);
  const oldEnough = birthday(child.dateOfBirth, years);
  if (today < oldEnough)
    return [
      asked,
      against('too_young_for_years', { years, on: oldEnough }, act, { first: toDayNumber(oldEnough) }),
    ];
  if (child.journeys === null) return [asked];
  const first = addDays(addYears(today, -years), 1);
  const days = countDaysBetween(absentDays(child.journeys, 'whole_days'), first, today);
  return [
    asked,
    (days <= limit ? met : against)('days_of_the_child', { days, limit, years, first }, act, {
      days,
      limit,
      first: toDayNumber(first),
      last: toDayNumber(today),
    }),
  ];
}
