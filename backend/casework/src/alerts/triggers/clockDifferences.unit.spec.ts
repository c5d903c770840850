import { describe, expect, it } from 'vitest';
import { aDependant, aRecord } from '../../../testing/aRecord';
import type { PersonRecord } from '../../record/personRecord';
import { listReminders, listTriggers } from '../listReminders';

/** Five years from 30 July 2024; the first day to apply is 28 days earlier, on 2 July 2029. */
const worker = { visaStartDate: '2024-07-30', visaExpiryDate: '2031-07-29' } as const;
/** Five years from 1 February 2023: on 4 January 2028. */
const zainab = aDependant({
  visaStartDate: '2023-02-01',
  visaExpiryDate: '2030-01-31',
  ukEntryDate: '2023-02-01',
  bornInUk: false,
  british: false,
  travelsWith: 'own',
});
const of = (details: Partial<PersonRecord['details']> = {}, dependant = zainab) =>
  aRecord({ ...worker, ...details }, { dependants: [dependant], registeredOn: '2026-11-21' });
const dueAlerts = (record: PersonRecord, today: string) =>
  listReminders(record, today).due.filter(({ kind }) => kind === 'dependant_clock');
const subjects = (record: PersonRecord, today: string) =>
  dueAlerts(record, today).map(({ subject, date, dueOn }) => [subject, date, dueOn]);

describe('a dependant with a different first day', () => {
  it('causes an alert with both days from the day after registration', () => {
    expect(dueAlerts(of(), '2026-11-21')).toEqual([]);
    expect(dueAlerts(of(), '2026-11-22')).toMatchObject([
      {
        subject: 'dependant 1 beside 2029-07-02 0',
        date: '2028-01-04',
        type: 'other',
        title: 'Zainab has another first day for settlement than you',
        message:
          'The first day for Zainab is 4 January 2028. Yours is 2 July 2029. Each is counted from that person’s own visa and journeys. Keep both days in your plan.',
      },
    ]);
  });

  it('causes one alert a year until the day itself', () => {
    const first = [['dependant 1 beside 2029-07-02 0', '2028-01-04', '2026-11-22']];
    const second = [['dependant 1 beside 2029-07-02 1', '2028-01-04', '2027-11-22']];
    expect(subjects(of(), '2027-11-21')).toEqual(first);
    expect(subjects(of(), '2027-11-22')).toEqual(second);
    expect(subjects(of(), '2028-01-03')).toEqual(second);
    expect(subjects(of(), '2028-01-04')).toEqual([]);
    expect(
      listReminders(of(), '2027-10-01').triggers.find(({ kind }) => kind === 'dependant_clock'),
    ).toMatchObject({ steps: [{ from: '2026-11-22' }, { from: '2027-11-22' }] });
  });

  it('causes a new alert if either day changes', () => {
    expect(subjects(of({ visaStartDate: '2024-08-30' }), '2027-03-01')).toEqual([
      ['dependant 1 beside 2029-08-02 0', '2028-01-04', '2026-11-22'],
    ]);
    const later = { ...zainab, visaStartDate: '2023-03-01', ukEntryDate: '2023-03-01' };
    expect(subjects(of({}, later), '2027-03-01')).toEqual([
      ['dependant 1 beside 2029-07-02 0', '2028-02-02', '2026-11-22'],
    ]);
  });

  it('causes no alert with the same day, without a day, or if one of them is settled', () => {
    const kinds = (record: PersonRecord) => listTriggers(record, '2027-03-01').map(({ kind }) => kind);
    const same = { ...zainab, visaStartDate: worker.visaStartDate, ukEntryDate: worker.visaStartDate };
    expect(kinds(of({}, same))).not.toContain('dependant_clock');
    expect(kinds(of({}, { ...zainab, travelsWith: null }))).not.toContain('dependant_clock');
    expect(kinds(of({ hasILR: true, ilrGrantDate: '2026-10-01' }))).not.toContain('dependant_clock');
  });
});
