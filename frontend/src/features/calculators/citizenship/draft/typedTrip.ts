import { namesCrownDependency } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import { daysOfEntry, totalOf, type CitizenshipDraft, type TripEntry } from './citizenshipDraft';
import { tripProblems } from './tripProblems';

const untyped = { tripStart: '', tripEnd: '', tripReason: '', tripIslands: '' } as const;

/** Whether something stands in the form of a new trip. */
export const isTripTyped = (draft: CitizenshipDraft): boolean =>
  draft.useDetailedAbsences &&
  [draft.tripStart, draft.tripEnd, draft.tripReason].some((typed) => typed.trim() !== '');

/** What stands in the form of a new trip, as an entry without its id. */
export function typedTripOf(draft: CitizenshipDraft): Omit<TripEntry, 'id'> {
  const { tripStart: startDate, tripEnd: endDate, tripIslands } = draft;
  const reason = draft.tripReason.trim();
  return {
    startDate,
    endDate,
    totalDays: daysOfEntry({ startDate, endDate }),
    ...(reason === '' ? {} : { reason }),
    ...(tripIslands !== '' && namesCrownDependency(reason) && { crownDependency: tripIslands }),
  };
}

/** The answers with the typed trip in the list: a form of a trip that is whole counts like the trips that were added. */
export function withTypedTrip(draft: CitizenshipDraft, today: CivilDate): CitizenshipDraft {
  const trip = typedTripOf(draft);
  if (!isTripTyped(draft) || tripProblems(trip, today).length > 0) return draft;
  const absenceRecords = [...draft.absenceRecords, { id: freeTripId(draft.absenceRecords), ...trip }];
  return { ...draft, ...untyped, absenceRecords, totalAbsences: totalOf(absenceRecords) };
}

/** An id that no trip of the list has. It follows from the list alone, so that it can be made while a page is drawn. */
function freeTripId(trips: readonly TripEntry[]): string {
  const numbers = trips.map(({ id }) => Number(id.replace('trip-', ''))).filter(Number.isInteger);
  return `trip-${Math.max(0, ...numbers) + 1}`;
}
