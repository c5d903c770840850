import { emptyDetails } from '@settlewise/domain';
import type { Trip } from '@settlewise/rules';
import type { ReminderRecord } from '../src/reminders/record';

/** A record with nothing to tell of: `aRecord({ visaExpiryDate: '2027-12-04' })`. */
export function aRecord(
  details: Partial<ReminderRecord['details']> = {},
  rest: Partial<Omit<ReminderRecord, 'details'>> = {},
): ReminderRecord {
  return {
    registeredOn: '2026-11-21',
    details: { ...emptyDetails, ...filledIn, ...details },
    ...{ earlier: [], journeys: [], dependants: [], documents: [], tasks: [], grants: [] },
    ...rest,
  };
}

/** Far from everything: nothing of it falls due before 2030. */
const filledIn = {
  visaType: 'skilled_worker',
  visaStartDate: '2026-06-01',
  visaExpiryDate: '2031-05-31',
} as const;

/** `trip('2027-01-01', '2027-01-10')` */
export const trip = (departureDate: string, returnDate: string): Trip => ({ departureDate, returnDate });
