import type { PlanResponse } from '@settlewise/contract/plans';
import { expectedTime } from '@settlewise/rules/waiting';
import type { Fact } from '../../../ui/FactList';
import { formatLongDate } from '../../../ui/dates/formatDate';

const notKnown = 'Not known yet';
const day = (date: string | null) => (date === null ? notKnown : formatLongDate(date));

/** What becomes of a plan, in the same order for each, so that they can be compared line by line. */
export function planInWords(plan: PlanResponse): readonly (Fact & { readonly value: string })[] {
  const { firstDay, applyOn, decision, permissionByLaw, citizenshipFrom } = plan;
  const isRefused = plan.reasons.some(({ code }) => code === 'irregular_arrival');
  const expected = decision === null ? null : expectedTime(decision);
  return [
    { name: 'Way', value: plan.route?.title ?? notKnown },
    { name: 'First day to apply', value: day(firstDay), note: noteOfEarlierCount(plan) },
    { name: 'You apply on', value: day(applyOn), note: noteOfDay(plan) },
    {
      name: 'Decision by',
      value: expected === null ? 'No standard known' : day(expected.lastDay),
      note:
        expected === null
          ? undefined
          : `${expected.inWords}${expected.confirmed ? '' : ' (not confirmed)'}, an aim and no promise`,
    },
    {
      name: 'Permission goes on by law',
      value:
        permissionByLaw === null ? 'Not needed or not known' : `From ${formatLongDate(permissionByLaw.from)}`,
    },
    {
      name: 'Citizenship from',
      value: isRefused ? 'Normally refused: ask an adviser first' : day(citizenshipFrom),
      note: citizenshipFrom === null ? undefined : 'If ILR is granted on that last day',
    },
  ];
}

/** A plan that was saved when days of travel counted has the Home Office’s day beside its own. */
const noteOfEarlierCount = ({ firstDay, homeOfficeFirstDay = null }: PlanResponse): string | undefined =>
  homeOfficeFirstDay === null || homeOfficeFirstDay === firstDay
    ? undefined
    : `By the Home Office’s count: ${formatLongDate(homeOfficeFirstDay)}`;

/** What is wrong with the day on which somebody plans to apply. */
export const notesOfDay = {
  isBeforeFirstDay: 'Too early: before your first day',
  isAfterPermission: 'Too late: your visa has ended by then',
} as const;

function noteOfDay({ isBeforeFirstDay, isAfterPermission }: PlanResponse): string | undefined {
  if (isBeforeFirstDay) return notesOfDay.isBeforeFirstDay;
  return isAfterPermission ? notesOfDay.isAfterPermission : undefined;
}
