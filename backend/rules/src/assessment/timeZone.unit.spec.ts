import { afterEach, describe, expect, it } from 'vitest';
import { civilDateInLondon } from '../calendar/civilDate';
import { assess } from './assess';

const ownZone = process.env['TZ'];
afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

/** From fourteen hours ahead of London to eleven hours behind, and one zone with daylight saving time. */
const zones = [
  ['Pacific/Kiritimati', -840],
  ['Pacific/Pago_Pago', 660],
  ['America/New_York', 300],
] as const;

const answer = () =>
  JSON.stringify([
    assess({
      asOf: '2026-03-29',
      counting: 'whole_days',
      trips: [
        { departureDate: '2024-02-28', returnDate: '2024-10-27' },
        { departureDate: '2025-03-30', returnDate: null },
      ],
      settlement: { route: 'skilled_worker', grantDate: '2017-02-28', entryDate: '2017-03-26' },
      citizenship: { settledSince: '2025-02-28', spouseOfBritishCitizen: false },
    }),
    civilDateInLondon(new Date('2026-03-28T23:59:59Z')),
    civilDateInLondon(new Date('2026-06-30T23:00:00Z')),
  ]);

describe('the time zone of the machine', () => {
  it.each(zones)('%s does not change an assessment', (zone, offset) => {
    process.env['TZ'] = 'UTC';
    const inUtc = answer();
    process.env['TZ'] = zone;
    expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(offset);
    expect(answer()).toBe(inUtc);
  });
});
