import { expect, test } from 'vitest';
import { emptyDraft, type CitizenshipDraft } from './citizenshipDraft';
import { withTypedTrip } from './typedTrip';

const today = '2026-11-27';
const draft = (ids: readonly string[]): CitizenshipDraft => ({
  ...emptyDraft(today),
  useDetailedAbsences: true,
  ukEntryDate: '2020-01-01',
  tripStart: '2026-05-01',
  tripEnd: '2026-05-10',
  tripReason: 'Holiday',
  absenceRecords: ids.map((id) => ({ id, startDate: '2025-01-01', endDate: '2025-01-02', totalDays: 2 })),
});
const idsWith = (ids: readonly string[]) =>
  withTypedTrip(draft(ids), today).absenceRecords.map(({ id }) => id);

test('a typed trip has the same id each time that a page with it is drawn', () => {
  expect(withTypedTrip(draft([]), today)).toEqual(withTypedTrip(draft([]), today));
});

test('its id is that of no other trip, whatever the others are called', () => {
  expect(idsWith([])).toEqual(['trip-1']);
  expect(idsWith(['trip-2'])).toEqual(['trip-2', 'trip-3']);
  expect(idsWith(['0f3a', 'recorded'])).toEqual(['0f3a', 'recorded', 'trip-1']);
});
