import { addDays, type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';

const hour = 60 * 60 * 1000;

/** The end of a day in London: midnight there, with or without summer time. */
export function endOfDayInLondon(day: CivilDate): Date {
  const next = addDays(day, 1);
  const midnight = Date.parse(`${next}T00:00:00Z`);
  // London has always been 0 to 2 hours ahead of UTC.
  const candidates = [-2, -1, 0].map((hours) => new Date(midnight + hours * hour));
  const end = candidates.find((instant) => civilDateInLondon(instant) === next);
  if (end === undefined) throw new RangeError(`${day} has no end in London`);
  return end;
}
