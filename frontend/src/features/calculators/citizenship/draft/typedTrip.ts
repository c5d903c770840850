import { namesCrownDependency, type CivilDate } from '@settlewise/rules';
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
    ...{ startDate, endDate, totalDays: daysOfEntry({ startDate, endDate }) },
    ...(reason === '' ? {} : { reason }),
    ...(tripIslands !== '' && namesCrownDependency(reason) && { crownDependency: tripIslands }),
  };
}

/** The answers with the typed trip in the list: a form of a trip that is whole counts like the trips that were added. */
export function withTypedTrip(draft: CitizenshipDraft, today: CivilDate, id = newTripId()): CitizenshipDraft {
  const trip = typedTripOf(draft);
  if (!isTripTyped(draft) || tripProblems(trip, today).length > 0) return draft;
  const absenceRecords = [...draft.absenceRecords, { id, ...trip }];
  return { ...draft, ...untyped, absenceRecords, totalAbsences: totalOf(absenceRecords) };
}

/** A random id; `crypto.randomUUID` is missing where the page is not served securely. */
function newTripId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
