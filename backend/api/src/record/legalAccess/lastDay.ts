import { addDays, type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';

const hour = 60 * 60 * 1000;

/** The instant at which a day is over in London: midnight there, whether clocks are on summer time or not. */
export function endOfDayInLondon(day: CivilDate): Date {
  const next = addDays(day, 1);
  const midnight = Date.parse(`${next}T00:00:00Z`);
  // London has never been more than two hours before Greenwich, and is not behind it.
  const ends = [-2, -1, 0].map((hours) => new Date(midnight + hours * hour));
  const end = ends.find((instant) => civilDateInLondon(instant) === next);
  if (end === undefined) throw new RangeError(`${day} has no end in London`);
  return end;
}
