import { writtenDate } from '@settlewise/rules/assessment';
import { addDays, addYears, type CivilDate } from '@settlewise/rules/calendar';
import type { Step, Trigger } from '../trigger';
import type { RecordOnDay } from '../../record/recordOn';

/**
 * Alerts for dependants whose first day to apply for settlement differs from the person’s. Issued when it is known, again
 * when either day changes, and once a year. @param found the triggers with both first days
 */
export function clockDifferences(
  { registeredOn, dependants }: RecordOnDay,
  today: CivilDate,
  found: readonly Trigger[],
): readonly Trigger[] {
  const ownDay = found.find(({ kind, about }) => kind === 'ilr_window' && about === 'ilr')?.date ?? null;
  if (ownDay === null) return [];
  return dependants.flatMap(({ dependantId, firstName: name }) => {
    const about = `dependant ${dependantId}`;
    const window = found.find((each) => each.kind === 'dependant_ilr_window' && each.about === about);
    const dependantDay = window?.date ?? null;
    if (dependantDay === null || dependantDay === ownDay) return [];
    const content = {
      type: 'other',
      title: `${name} has another first day for settlement than you`,
      message: `The first day for ${name} is ${writtenDate(dependantDay)}. Yours is ${writtenDate(ownDay)}. Each is counted from that person’s own visa and journeys. Keep both days in your plan.`,
    } as const;
    return [
      {
        kind: 'dependant_clock',
        about,
        date: dependantDay,
        link: '/dashboard/dependants',
        // From that day, the alert for the dependant's own first day applies.
        until: addDays(dependantDay, -1),
        steps: listYearlySteps(addDays(registeredOn, 1), today, (year) => ({
          name: `beside ${ownDay} ${year}`,
          ...content,
        })),
      },
    ];
  });
}

/** Steps on the last and on the next anniversary of a day. */
function listYearlySteps(
  first: CivilDate,
  today: CivilDate,
  describe: (year: number) => Omit<Step, 'from'>,
): readonly Step[] {
  let year = 0;
  while (addYears(first, year + 1) <= today) year += 1;
  return [year, year + 1].map((each) => ({ from: addYears(first, each), ...describe(each) }));
}
