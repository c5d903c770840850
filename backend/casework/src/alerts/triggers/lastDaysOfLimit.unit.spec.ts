import { addDays } from '@settlewise/rules/calendar';
import { describe, expect, it } from 'vitest';
import { aRecord, aJourney } from '../../../testing/aRecord';
import type { PersonRecord } from '../../record/personRecord';
import { listReminders } from '../listReminders';

/** A journey with the given number of whole days abroad, the last on 10 March 2027. */
const awayFor = (days: number, details: Partial<PersonRecord['details']> = {}) =>
  aRecord(details, { journeys: [aJourney(addDays('2027-03-10', -days), '2027-03-11')] });
const dueAlerts = (record: PersonRecord, today: string) =>
  listReminders(record, today).due.filter(({ subject }) => subject === 'settlement_year last days last days');

describe('the last ten days of the ILR limit', () => {
  it('cause an alert from the day on which they begin while they last', () => {
    const record = awayFor(171);
    expect(dueAlerts(record, '2027-03-09')).toEqual([]);
    // It is planned again on that day.
    expect(listReminders(record, '2027-03-08').triggers.map(({ date }) => date)).toContain('2027-03-10');
    expect(dueAlerts(record, '2027-03-10')).toMatchObject([
      {
        kind: 'absence_limit',
        date: '2027-03-10',
        type: 'warning',
        title: 'Close to the ILR limit: more than 170 days away in twelve months',
        message:
          'Since 10 March 2027 you have fewer than 10 days left of the ILR limit of 180 days in twelve months. Check your journeys, planned ones too, before you book another.',
      },
    ]);
    expect(dueAlerts(record, '2027-08-01')).toHaveLength(1);
  });

  it.each([
    ['with ten days left', awayFor(170)],
    ['over the limit', awayFor(181)],
    ['with ILR', awayFor(175, { hasILR: true, ilrGrantDate: '2026-01-10' })],
    ['on a route without this limit', awayFor(175, { visaType: 'spouse' })],
    ['without a journey', aRecord()],
  ])('cause no alert %s', (_, record) => {
    expect(dueAlerts(record, '2027-03-10')).toEqual([]);
  });
});
