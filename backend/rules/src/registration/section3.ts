import { toDayNumber, type CivilDate } from '../calendar/civilDate';
import type { LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';
import type { Child, RegistrationWay } from './answer';
import { lastDayAsChild } from './bornHere';
import { against, toKnow } from './said';

const act = sources.childRegistration;

/** Section 3: ways for a child who is under age that the law leaves to the Home Office, or that are not known here. */
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
      ? (
          [
            { section: '3(2)', title: 'Born abroad, a parent British by descent' },
            { section: '3(5)', title: 'Born abroad, a parent British by descent, and three years here' },
          ] as const
        ).map(({ section, title }): RegistrationWay => ({
          ...shared,
          section,
          title,
          status: 'not_known',
          reasons: [toKnow('not_known', { section }, act)],
        }))
      : []),
  ];
}
