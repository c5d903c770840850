import { writtenDate } from '@settlewise/rules/assessment';
import { addDays, addYears, type CivilDate } from '@settlewise/rules/calendar';
import type { Step, Trigger } from '../trigger';
import type { RecordOnDay } from '../../record/recordOn';

/**
 * A dependant whose own first day to apply for settlement is another than the person’s: once it is known, again when either
 * day has become another, and once a year. @param found what the record leads to, both people’s first days among it
 */
export function clocksApart(
  { registeredOn, dependants }: RecordOnDay,
  today: CivilDate,
  found: readonly Trigger[],
): readonly Trigger[] {
  const yours = found.find(({ kind, about }) => kind === 'ilr_window' && about === 'ilr')?.date ?? null;
  if (yours === null) return [];
  return dependants.flatMap(({ dependantId, firstName: name }) => {
    const about = `dependant ${dependantId}`;
    const window = found.find((each) => each.kind === 'dependant_ilr_window' && each.about === about);
    const theirs = window?.date ?? null;
    if (theirs === null || theirs === yours) return [];
    const said = {
      type: 'other',
      title: `${name} has another first day for settlement than you`,
      message: `The first day for ${name} is ${writtenDate(theirs)}. Yours is ${writtenDate(yours)}. Each is counted from that person’s own visa and journeys. Keep both days in your plan.`,
    } as const;
    return [
      {
        kind: 'dependant_clock',
        about,
        date: theirs,
        link: '/dashboard/dependants',
        // From that day on their own first day is what is told of.
        until: addDays(theirs, -1),
        steps: yearly(addDays(registeredOn, 1), today, (year) => ({
          name: `beside ${yours} ${year}`,
          ...said,
        })),
      },
    ];
  });
}

/** The last anniversary of a day, and the one to come. */
function yearly(
  first: CivilDate,
  today: CivilDate,
  say: (year: number) => Omit<Step, 'from'>,
): readonly Step[] {
  let year = 0;
  while (addYears(first, year + 1) <= today) year += 1;
  return [year, year + 1].map((each) => ({ from: addYears(first, each), ...say(each) }));
}
