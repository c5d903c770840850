import { describe, expect, it } from 'vitest';
import { aPaper, aRecord } from '../../../testing/aRecord';
import type { PersonRecord } from '../../record/personRecord';
import { listReminders, listTriggers } from '../listReminders';

/** Five years are complete on 10 April 2027; the first day to apply is 28 days earlier, on 13 March, before B2 is required. */
const worker = (documents: PersonRecord['documents'], rest: Partial<PersonRecord['details']> = {}) =>
  aRecord(
    {
      visaType: 'scale_up',
      visaStartDate: '2022-04-10',
      visaExpiryDate: '2027-12-31',
      dateOfBirth: '1990-01-01',
      englishLevel: 'B1',
      ...rest,
    },
    { registeredOn: '2026-01-01', documents },
  );
const found = (record: PersonRecord, today = '2026-11-25') =>
  listTriggers(record, today).filter(({ kind }) => kind === 'english_test_old' || kind === 'paper_too_old');
const days = (record: PersonRecord, today?: string) =>
  found(record, today).map(({ kind, about, date, steps }) => [
    kind,
    about,
    date,
    ...steps.map(({ from, name, type }) => `${from} ${name} ${type}`),
  ]);
const test = (issuedOn: string | null, id = 'first') =>
  aPaper('english_b1_certificate', { id, title: 'IELTS', issuedOn });

describe('an English test', () => {
  it('that is older than two years on the planned day causes alerts 90 and 30 days before it', () => {
    expect(days(worker([test('2025-03-12')]))).toEqual([
      ['english_test_old', 'you G7', '2027-03-13', '2026-12-13 90 days other', '2027-02-11 30 days warning'],
    ]);
    const { title, message } = found(worker([test('2025-03-12')]))[0]?.steps[0] ?? {};
    expect(title).toBe('Your English test will be too old on the day you apply');
    expect(message).toMatch(
      /^“IELTS” .* too old by 1 day on 13 March 2027, .* of 13 March 2025 or later\. Book a new test/,
    );
  });
  it('of exactly two years is valid, and so is an old one together with a newer one', () => {
    expect(days(worker([test('2025-03-13')]))).toEqual([]);
    expect(days(worker([test('2024-01-10'), test('2026-06-01', 'second')]))).toEqual([]);
  });
  it('causes no alert without its day, if no English is required, or without a birth date', () => {
    expect(days(worker([test(null)]))).toEqual([]);
    expect(days(worker([test('2024-01-10')], { dateOfBirth: '1960-01-01' }))).toEqual([]);
    expect(days(worker([test('2024-01-10')], { dateOfBirth: null }))).toEqual([]);
  });
  it('of a dependant is ignored', () => {
    expect(days(worker([{ ...test('2024-01-10'), stage: 'dependant' }]))).toEqual([]);
  });
  it('causes no alert from the planned day', () => {
    expect(
      listReminders(worker([test('2024-01-10')]), '2027-03-14').due.map(({ kind }) => kind),
    ).not.toContain('english_test_old');
  });
  it('is compared with the first day for citizenship after ILR', () => {
    const settled = worker([test('2025-03-12')], { hasILR: true, ilrGrantDate: '2026-06-01' });
    expect(days(settled)[0]?.slice(0, 3)).toEqual(['english_test_old', 'you N4', '2027-06-01']);
  });
});

describe('a letter', () => {
  const letter = (issuedOn: string, id = 'letter') =>
    aPaper('employer_letter', { id, title: 'From the office', issuedOn });
  const skilled = (documents: PersonRecord['documents']) => worker(documents, { visaType: 'skilled_worker' });

  it('that is too old on the planned day causes alerts 90 and 30 days before it', () => {
    expect(days(skilled([letter('2027-02-12')]), '2027-02-20')).toEqual([
      ['paper_too_old', 'you W1', '2027-03-13', '2026-12-13 90 days other', '2027-02-11 30 days warning'],
    ]);
    const { title, message } = found(skilled([letter('2027-02-12')]))[0]?.steps[1] ?? {};
    expect(title).toBe('Too old on the day you apply: letter of your employer');
    expect(message).toMatch(/^“From the office” .* of 13 February 2027 or later\./);
  });
  it('that is fresh on that day, with or without an old one, causes no alert', () => {
    expect(days(skilled([letter('2027-02-13')]))).toEqual([]);
    expect(days(skilled([letter('2026-02-13'), letter('2027-02-20', 'new')]))).toEqual([]);
  });
});

describe('the answers to the checklist', () => {
  const findWith = (rest: Partial<PersonRecord>) => found({ ...worker([test('2025-03-12')]), ...rest });
  const answer = (question: string, given: string) => ({ applicant: 'you', question, answer: given });

  it('stop the alert if another proof exists, and keep it if the person cannot get one', () => {
    const paper = (standing: string) =>
      findWith({ papers: [{ applicant: 'you', requirement: 'G7', standing }] });
    expect([paper('elsewhere').length, paper('cannot').length]).toEqual([0, 1]);
  });

  it('set the planned day if it was chosen for the next form', () => {
    const later = answer('planned_day', '2027-03-20');
    expect(findWith({ answers: [later] })[0]).toMatchObject({ date: '2027-03-20', about: 'you G7' });
    expect(findWith({ answers: [later] })[0]?.steps[0]?.message).toContain(
      'on 20 March 2027, the day for which you plan',
    );
    // A day chosen for naturalisation does not apply to settlement.
    expect(findWith({ answers: [later, answer('form', 'AN')] })[0]?.date).toBe('2027-03-13');
    // A past day is ignored.
    expect(findWith({ answers: [answer('planned_day', '2026-11-01')] })[0]?.date).toBe('2027-03-13');
  });

  it('a test is not required if the visa showed the English already', () =>
    expect(
      found(worker([test('2024-01-10')], { visaType: 'skilled_worker' })).filter(
        ({ about }) => about === 'you G7',
      ),
    ).toEqual([]));
});
