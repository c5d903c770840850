import { adviser, against, toKnow, writtenDate } from '../assessment/wording';
import { toDayNumber, type CivilDate } from '../calendar/civilDate';
import type { LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';
import type { Child, RegistrationWay } from './answer';
import { lastDayAsChild } from './bornHere';

const act = sources.childRegistration;
const askAdviser = `ask ${adviser}`;

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
          against(
            'registered_before_18',
            `The last day was ${writtenDate(lastDay)}, before the age of ${beforeAge}.`,
            act,
            {
              last: toDayNumber(lastDay),
            },
          ),
        ],
      },
    ];
  return [
    {
      ...shared,
      section: '3(1)',
      title: 'The Home Office decides',
      status: 'discretion',
      reasons: [
        toKnow(
          'discretion',
          `Section 3(1) lets the Home Office register any child. It looks at where the child's future lies and at the parents' status. There is no right to it, and the fee is lost on refusal: ${askAdviser} first.`,
          act,
        ),
      ],
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
          reasons: [
            toKnow(
              'not_known',
              `If a parent was British by descent when the child was born, section ${section} can give a right to be registered. We cannot say whether it does: ${askAdviser}.`,
              act,
            ),
          ],
        }))
      : []),
  ];
}
