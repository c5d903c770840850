import { describe, expect, it } from 'vitest';
import { aFormRecord, journey, on, words } from '../../testing/aFormRecord';
import { differencesBetween } from './consistency';
import type { FormRecord } from './record';
import { buildFormSheet } from './buildFormSheet';

const makeSheet = (record: FormRecord, day = on) => {
  const sheet = buildFormSheet(record, { form: 'AN', applicant: 'you', on: day }, words);
  if (sheet === null) throw new Error('There is no sheet');
  return sheet;
};
const listStates = (record: FormRecord) =>
  Object.fromEntries(makeSheet(record).checks.map(({ id, state }) => [id, state]));
const allPassed = {
  first_day: 'fine',
  period_total: 'fine',
  final_year_total: 'fine',
  journeys_add_up: 'fine',
  settled_long_enough: 'fine',
  addresses: 'fine',
  work: 'fine',
  referees: 'fine',
  // The person has to check what no record can know.
  names: 'look',
  passport_valid: 'fine',
  ever: 'look',
};
const [leith] = aFormRecord().addresses;
const [study, work] = aFormRecord().jobs;
const [ruth, tom] = aFormRecord().referees;
if (!leith || !study || !work || !ruth || !tom) throw new Error('The record has too little');

describe('the checks before form AN is signed', () => {
  it('all pass if nothing is missing', () => {
    expect(listStates(aFormRecord())).toEqual(allPassed);
  });

  it.each([
    ['addresses', { addresses: [{ ...leith, from: '2021-12-01' }] }, 'problem'],
    ['work', { jobs: [study, { ...work, from: '2020-05-02' }] }, 'problem'],
    // A month without a day covers each of its days.
    ['work', { jobs: [{ ...study, from: '2016-11' }, work] }, 'fine'],
    ['work', { jobs: [{ ...study, from: '2016-12' }, work] }, 'problem'],
    ['referees', { referees: [ruth] }, 'problem'],
    ['referees', { referees: [ruth, { ...tom, homeOffice: null }] }, 'open'],
    ['referees', { referees: [ruth, { ...tom, homeOffice: true }] }, 'problem'],
    ['passport_valid', { documents: [] }, 'open'],
    ['settled_long_enough', { status: { ilrGrantDate: '2025-11-28' } }, 'problem'],
    ['settled_long_enough', { status: { ilrGrantDate: '2025-11-27' } }, 'fine'],
  ] as const)('report %s with %j as %s', (id, changes, state) => {
    expect(listStates(aFormRecord(changes))).toEqual({ ...allPassed, [id]: state });
  });

  it('count the days of a gap as the checks of the record do', () => {
    const jobs = [study, { ...work, from: '2020-05-02' }];
    const { checks } = makeSheet(aFormRecord({ jobs }));
    expect(checks.find(({ id }) => id === 'work')?.text).toBe('Nothing for 1 day.');
  });

  it('let a person compare the names with the passport', () => {
    const { checks } = makeSheet(aFormRecord({ profile: { firstName: 'Zoë  ' } }));
    expect(checks.find(({ id }) => id === 'names')?.text).toBe('Compare letter by letter: ZOË OKAFOR.');
  });
});

describe('two sheets of one person', () => {
  const before = makeSheet(aFormRecord(), '2026-06-01');

  it('agree if nothing changed, also for other days of application', () => {
    expect(differencesBetween(before, makeSheet(aFormRecord()))).toEqual([]);
  });

  it('differ if an answer changed, and show both', () => {
    const now = makeSheet(
      aFormRecord({ profile: { lastName: 'Okafor-Lee' }, status: { ukEntryDate: '2020-05-03' } }),
    );
    expect(differencesBetween(before, now).map(({ id, before: one, now: two }) => [id, one, two])).toEqual([
      ['surname', ['OKAFOR'], ['OKAFOR-LEE']],
      ['first_arrival', ['02/05/2020'], ['03/05/2020']],
    ]);
  });

  it('do not differ if one of them has no answer', () => {
    expect(differencesBetween(before, makeSheet(aFormRecord({ profile: { phone: null } })))).toEqual([]);
  });

  it('are only compared in the lines that both contain', () => {
    const first = journey('2025-02-01', '2025-02-12');
    const early = journey('2021-06-10', '2021-06-20');
    const later = journey('2026-08-01', '2026-08-12');
    const one = makeSheet(aFormRecord({ journeys: [early, first] }), '2026-06-01');
    expect(differencesBetween(one, makeSheet(aFormRecord({ journeys: [first, later] })))).toEqual([]);
    const other = makeSheet(aFormRecord({ journeys: [journey('2025-02-01', '2025-02-13'), later] }));
    expect(differencesBetween(one, other)).toEqual([
      {
        id: 'absences',
        text: 'Every journey outside the UK',
        before: ['01/02/2025 · 12/02/2025 · 10 · France · Holiday'],
        now: ['01/02/2025 · 13/02/2025 · 11 · France · Holiday'],
      },
    ]);
  });
});
