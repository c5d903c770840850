import { b1ThenB2 } from '@settlewise/rules/parameters';
import { describe, expect, it } from 'vitest';
import { aRecord } from '../../../testing/aRecord';
import type { PersonRecord } from '../../record/personRecord';
import { listRecordDays } from '../days';
import { listReminders, listTriggers } from '../listReminders';
import { endsBeforeIlr } from './endsBeforeIlr';

const about = (pattern: RegExp, record: PersonRecord, today: string) =>
  listReminders(record, today).due.filter(({ kind }) => pattern.test(kind));
const today = '2026-11-22';

describe('a visa that ends before the first day to apply for ILR', () => {
  const told = (details: Partial<PersonRecord['details']>, day = today) =>
    about(/^visa_ends_before_ilr$/, aRecord(details), day).map(({ subject, date, link }) => [
      subject,
      date,
      link,
    ]);

  // Five years from 1 June 2026, less 28 days: 4 May 2031.
  it('causes an alert when it is known, with the last day of the visa and a link to enter a new one', () => {
    const one = [['visa known', '2031-05-03', '/dashboard/immigration-profile']];
    expect(told({ visaExpiryDate: '2031-05-03' })).toEqual(one);
    expect(told({ visaExpiryDate: '2031-05-03' }, '2031-05-03')).toEqual(one);
    expect(told({ visaExpiryDate: '2031-05-04' })).toEqual([]);
    // A new record is still being filled in.
    expect(told({ visaExpiryDate: '2031-05-03' }, '2026-11-21')).toEqual([]);
  });

  it('causes no alert after its reason has ended', () => {
    const ends = { visaExpiryDate: '2029-05-31' };
    expect(told(ends)).toHaveLength(1);
    for (const gone of [
      { visaExpiryDate: '2032-05-31' },
      { visaExpiryDate: null },
      { awaitingDecisionSince: '2026-11-20' },
      { hasILR: true, ilrGrantDate: '2026-11-20' },
      { visaType: 'student' },
    ] as const)
      expect(told({ ...ends, ...gone })).toEqual([]);
    // From then on the alert is that the visa has expired.
    expect(told(ends, '2029-06-01')).toEqual([]);
  });

  it('causes alerts up to the day before the first day to apply, and none without such a day', () => {
    const by = (first: string | null, visaExpiryDate: string) =>
      endsBeforeIlr(first, { registeredOn: '2026-11-01', visaExpiryDate });
    expect(by('2027-03-01', '2027-02-28')[0]?.steps[0]?.message).toContain(
      'By your record, the first day to apply for ILR is 1 March 2027.',
    );
    expect(by('2027-03-01', '2027-03-01')).toEqual([]);
    expect(by(null, '2027-02-28')).toEqual([]);
  });
});

describe('English of a higher level', () => {
  const line = '2027-03-26';
  const told = (details: Partial<PersonRecord['details']>, day = today) =>
    about(/^english_/, aRecord({ englishLevel: null, ...details }), day).map(({ kind, subject, date }) => [
      kind,
      subject,
      date,
    ]);
  const textOf = (details: Partial<PersonRecord['details']>) =>
    about(/^english_/, aRecord({ englishLevel: null, ...details }), today)
      .map(({ title, message }) => `${title}: ${message}`)
      .join();
  // Five years from that day are complete on 23 April 2027: 28 days before that is the day of the change.
  const onTheDay = { visaStartDate: '2022-04-23' };
  const needed = [['english_level', 'ilr known', line]];

  it('begins on the day that the parameter names', () => {
    expect(b1ThenB2.rows.map(({ from }) => from)).toEqual([null, line]);
  });

  it('is required on the safe day: alerts when it is known, and 180, 90 and 30 days before that day', () => {
    expect(told(onTheDay)).toEqual(needed);
    const [trigger] = listTriggers(aRecord({ ...onTheDay, englishLevel: 'B1' }), today).filter(
      ({ kind }) => kind === 'english_level',
    );
    // 180 days before was in September, before there was a record.
    expect(trigger?.steps.map(({ from, name }) => `${from} ${name}`)).toEqual([
      '2026-11-22 known',
      '2026-12-26 90 days',
      '2027-02-24 30 days',
    ]);
    expect(textOf({ ...onTheDay, englishLevel: 'B1' })).toContain('Your record says that you have B1.');
    expect(textOf(onTheDay)).toContain('Your record does not say which level you have.');
  });

  it('shows the day of the change to a person without the level', () => {
    const changeOf = (details: Partial<PersonRecord['details']>, day = today) =>
      listRecordDays(listTriggers(aRecord(details), day), day)
        .filter(({ title }) => title.startsWith('ILR asks for English'))
        .map((shown) => `${shown.day} ${shown.title}`);
    const b2 = [`${line} ILR asks for English at level B2, from this day`];
    for (const visaStartDate of ['2021-01-05', '2022-04-23', '2024-04-23'])
      expect(changeOf({ visaStartDate, englishLevel: 'B1' })).toEqual(b2);
    expect(changeOf({ ...onTheDay, englishLevel: 'B2' })).toEqual([]);
    expect(changeOf({ ...onTheDay, englishLevel: 'B1' }, '2027-03-27')).toEqual([]);
  });

  it('notes at the day of the change that an earlier application does not need it', () => {
    const notes = (visaStartDate: string) =>
      listTriggers(aRecord({ visaStartDate, englishLevel: 'B1' }), today)
        .filter(({ about: what }) => what === 'ilr change')
        .map(({ inWords }) => inWords?.note);
    const before = 'Not asked of you if you apply before this day, and you can.';
    expect([notes('2021-01-05'), notes('2022-04-22')]).toEqual([
      [expect.stringContaining(before)],
      [expect.stringContaining(before)],
    ]);
    expect(notes('2022-04-23').join()).not.toContain(before);
  });

  it('suggests applying before the change if the safe day is shortly before it', () => {
    const lastDay = [['english_before_change', 'ilr known', '2027-03-25']];
    expect(told({ visaStartDate: '2022-04-22' })).toEqual(lastDay);
    // 28 days before, and one more.
    expect(told({ visaStartDate: '2022-03-26' })).toEqual(lastDay);
    expect(told({ visaStartDate: '2022-03-25' })).toEqual([]);
    expect(told({ visaStartDate: '2022-04-22' }, line)).toEqual([]);
    expect(textOf({ visaType: 'scale_up', visaStartDate: '2022-04-22' })).toContain(
      'Apply for ILR before 26 March 2027, and B1 is enough',
    );
  });

  it('causes no alert for a person who has the level or does not need it', () => {
    for (const enough of ['B2', 'C1', 'C2', 'exempt'] as const)
      expect(told({ ...onTheDay, englishLevel: enough })).toEqual([]);
    for (const less of ['none', 'A2', 'B1'] as const)
      expect(told({ ...onTheDay, englishLevel: less })).toEqual(needed);
    // 65 on the day of the change, and a day later.
    expect(told({ ...onTheDay, dateOfBirth: '1962-03-26' })).toEqual([]);
    expect(told({ ...onTheDay, dateOfBirth: '1962-03-27' })).toEqual(needed);
    // 63 on that day, and 65 when the first day to apply comes.
    expect(told({ visaStartDate: '2024-04-23', dateOfBirth: '1964-03-01' })).toEqual([]);
    expect(told({ ...onTheDay, visaType: 'bno' })).toEqual([]);
    expect(told({ ...onTheDay, hasILR: true, ilrGrantDate: '2026-11-01' })).toEqual([]);
  });

  it('gives a partner the safe day and the earlier day of GOV.UK', () => {
    const partner = { visaType: 'spouse', visaStartDate: '2022-04-10' } as const;
    expect(told(partner)).toEqual([['english_level', 'ilr known', '2027-04-10']]);
    expect(textOf(partner)).toContain('GOV.UK lets you apply from 13 March 2027, before that change');
  });
});
