import { describe, expect, it } from 'vitest';
import { anOwnJourney, aDependant, anApplication, aRecord, aJourney } from '../../../testing/aRecord';
import { comingUpBefore } from '../trigger';
import type { PersonRecord } from '../../record/personRecord';
import { listTriggers, listReminders } from '../listReminders';

/** A worker since 30 July 2024, with other days than the dependants. */
const worker = { visaStartDate: '2024-07-30', visaExpiryDate: '2031-07-29' } as const;
/** Five years from 1 February 2023; the first day to apply is 28 days earlier, on 4 January 2028. */
const zainab = aDependant({
  visaStartDate: '2023-02-01',
  visaExpiryDate: '2030-01-31',
  ukEntryDate: '2023-02-01',
  bornInUk: false,
  british: false,
  travelsWith: 'own',
});
/** Ten on 4 March 2034, 18 on 4 March 2042. */
const leila = aDependant({
  dependantId: 2,
  firstName: 'Leila',
  relationship: 'child',
  dateOfBirth: '2024-03-04',
  visaStartDate: '2024-05-01',
  visaExpiryDate: '2045-01-31',
  bornInUk: true,
  british: false,
  travelsWith: 'own',
});

const withFamily = (
  dependants: PersonRecord['dependants'],
  details: Partial<PersonRecord['details']> = {},
  journeys: PersonRecord['journeys'] = [],
) => aRecord({ ...worker, ...details }, { dependants, journeys });

const theirs = (record: PersonRecord, today: string) =>
  listReminders(record, today).due.filter(({ kind }) => /^(dependant_(?!clock)|child_)/.test(kind));
const told = (record: PersonRecord, today: string) =>
  theirs(record, today).map(({ kind, subject, date, type }) => [kind, subject, date, type]);
const textOf = (record: PersonRecord, today: string) =>
  theirs(record, today)
    .map(({ title, message }) => `${title}. ${message}`)
    .join('\n');
const datesOf = (record: PersonRecord, today: string) =>
  listTriggers(record, today)
    .filter(({ kind }) => /^(dependant_ilr|child)_/.test(kind))
    .map(({ kind, about, date }) => [kind, about, date]);

describe('the first day of a dependant to apply for settlement', () => {
  const record = withFamily([zainab]);
  const step = (name: string) => [['dependant_ilr_window', `dependant 1 ${name}`, '2028-01-04', 'other']];

  it.each([
    ['2027-10-05', []],
    ['2027-10-06', step('90 days')],
    ['2027-12-05', step('28 days')],
    ['2028-01-03', step('7 days')],
    ['2028-01-04', step('open')],
    ['2028-06-01', step('open')],
  ])('causes alerts from 90 days before: on %s, %j', (today, expected) => {
    expect(told(record, today)).toEqual(expected);
  });

  it('is calculated by whole days: travel days do not move it', () => {
    // 1 January to 29 June 2024: 181 days with those of travel, 179 without.
    const away = { ...zainab, ownJourneys: [anOwnJourney('2024-01-01', '2024-06-29')] };
    expect(datesOf(withFamily([away]), '2026-11-23')).toEqual([
      ['dependant_ilr_window', 'dependant 1', '2028-01-04'],
    ]);
    const ends = (visaExpiryDate: string) => told(withFamily([{ ...away, visaExpiryDate }]), '2027-06-01');
    expect(ends('2028-06-01').map(([kind]) => kind)).not.toContain('dependant_visa_ends_before');
    expect(ends('2027-12-31').map(([kind]) => kind)).toContain('dependant_visa_ends_before');
  });

  it('does not depend on the visa and the journeys of the person', () => {
    const away = [aJourney('2025-01-01', '2025-09-30')];
    const first = [['dependant_ilr_window', 'dependant 1', '2028-01-04']];
    expect(datesOf(record, '2026-11-23')).toEqual(first);
    expect(datesOf(withFamily([zainab], { visaStartDate: '2019-01-10' }, away), '2026-11-23')).toEqual(first);
  });

  it('depends on the journeys of the person if they always travel together', () => {
    const away = [aJourney('2025-01-01', '2025-09-30')];
    const together = { ...zainab, travelsWith: 'me' } as const;
    const [[, , date] = []] = datesOf(withFamily([together], {}, away), '2026-11-23');
    expect(date).not.toBe('2028-01-04');
  });

  it('names the dependant, the basis of the count, and that settlement is with the person or later', () => {
    const before = textOf(record, '2027-12-07');
    expect(before).toMatch(/^Time and days away allow settlement of Zainab from 4 January 2028\. /);
    expect(before).toContain('Zainab settles together with you or after you');
    expect(before).toContain('counted from their own visa and journeys');
    expect(before).not.toMatch(/you can apply/i);
    const settled = withFamily([zainab], { hasILR: true, ilrGrantDate: '2026-10-01' });
    expect(textOf(settled, '2028-01-04')).not.toContain('together with you');
  });

  it.each([
    ['the start of their visa', { visaStartDate: null }],
    ['whose journeys they make', { travelsWith: null }],
    ['their visa', { currentVisaType: null }],
  ] as const)('is not told of without %s', (_, lacking) => {
    expect(datesOf(withFamily([{ ...zainab, ...lacking }]), '2028-02-01')).toEqual([]);
  });

  it('does not exist for a dependant who is settled, British, without own years, or without a route', () => {
    const child = { ...leila, bornInUk: false };
    for (const [dependant, visaType] of [
      [{ ...zainab, settledSince: '2026-01-10' }, 'skilled_worker'],
      [{ ...zainab, british: true }, 'skilled_worker'],
      [child, 'skilled_worker'],
      [zainab, 'student'],
    ] as const) {
      const kinds = datesOf(withFamily([dependant], { visaType }), '2026-11-23').map(([kind]) => kind);
      expect(kinds).not.toContain('dependant_ilr_window');
    }
  });
});

describe('the registration of a child as British', () => {
  const at = (today: string, child = leila, details = {}) => told(withFamily([child], details), today);
  const tenth = (name: string) => [
    ['child_registration', `dependant 2 section 1(4) ${name}`, '2034-03-04', 'other'],
  ];

  // BNA 1981 s.1(4): from the tenth birthday, for children born in the UK.
  it.each([
    ['2033-03-03', []],
    ['2033-03-04', tenth('12 months')],
    ['2033-09-04', tenth('6 months')],
    ['2034-02-04', tenth('28 days')],
    ['2034-03-04', tenth('open')],
    ['2035-01-01', tenth('open')],
  ])('at ten causes alerts from 12 months before the birthday: on %s, %j', (today, expected) => {
    expect(at(today)).toEqual(expected);
  });

  it('causes an alert from the day on which the other parent became British, unless before the birth', () => {
    const of = (otherParentSince: string) => ({
      ...leila,
      ...({ otherParentStatus: 'british', otherParentSince } as const),
    });
    expect(at('2026-12-01', of('2026-11-30')).map(([kind, about]) => `${kind} ${about}`)).toEqual([
      expect.stringContaining('child_registration dependant 2 section 1(3)'),
    ]);
    expect(at('2034-03-04', of('1990-01-01'))).toEqual([]);
  });

  it('at ten mentions that a parent who settles makes it earlier', () => {
    expect(textOf(withFamily([leila]), '2034-03-04')).toContain(
      'It can be earlier, once a parent is settled or British.',
    );
  });

  it('at ten causes no alert with more than 90 days away in one year of life', () => {
    const away = { ...leila, ownJourneys: [anOwnJourney('2026-01-01', '2026-06-30')] };
    expect(at('2034-03-04', away)).toEqual([]);
  });

  it('at ten causes no alert if the journeys or the place of birth are unknown', () => {
    expect(at('2034-03-04', { ...leila, travelsWith: null })).toEqual([]);
    expect(at('2034-03-04', { ...leila, bornInUk: null })).toEqual([]);
  });

  // BNA 1981 s.1(3): since the day on which a parent is settled.
  it('causes an alert after a parent is settled, with the form and the last day', () => {
    const record = withFamily([leila], { hasILR: true, ilrGrantDate: '2026-10-01' });
    expect(told(record, '2026-11-23')).toEqual([
      ['child_registration', 'dependant 2 section 1(3) open', '2026-10-01', 'other'],
    ]);
    const text = textOf(record, '2026-11-23');
    expect(text).toContain('Leila can be registered as British: the first day was 1 October 2026');
    expect(text).toContain('section 1(3), form MN1. The last day to apply is 3 March 2042.');
  });

  it('causes no alert if the child is British, or may be from birth', () => {
    expect(at('2034-03-04', { ...leila, british: true })).toEqual([]);
    const settled = { hasILR: true, ilrGrantDate: null };
    expect(at('2034-03-04', leila, settled)).toEqual([]);
  });
});

describe('the last day on which a child is registered as a child', () => {
  const last = (name: string) => [['child_registration_ends', 'dependant 2', name, '2042-03-03', 'warning']];
  const at = (today: string, child = leila, details = {}) =>
    theirs(withFamily([child], details), today)
      .filter(({ kind }) => kind === 'child_registration_ends')
      .map(({ kind, subject, date, type }) => [kind, subject.slice(0, 11), subject.slice(12), date, type]);

  // BNA 1981 s.1(3) and s.3: an application before the age of 18.
  it.each([
    ['2041-03-02', []],
    ['2041-03-03', last('365 days')],
    ['2041-09-03', last('6 months')],
    ['2042-02-03', last('30 days')],
    ['2042-03-03', last('7 days')],
    ['2042-03-04', []],
  ])('is the day before the eighteenth birthday: on %s, %j', (today, expected) => {
    expect(at(today)).toEqual(expected);
  });

  it('names the right that ends with it', () => {
    expect(textOf(withFamily([leila]), '2041-12-03')).toContain(
      'If a parent becomes British or settled before that day, section 1(3), form MN1, gives a right to it.',
    );
    const settled = withFamily([leila], { hasILR: true, ilrGrantDate: '2030-10-01' });
    expect(textOf(settled, '2041-12-03')).toContain('A parent is British or settled, which gives a right');
    const abroad = withFamily([{ ...leila, bornInUk: false }]);
    expect(textOf(abroad, '2041-12-03')).toContain('there is no right to it, and the fee is lost on refusal');
  });

  it('asks to check first whether the child is already British, if that is possible', () => {
    const undated = withFamily([leila], { hasILR: true, ilrGrantDate: null });
    expect(textOf(undated, '2041-12-03')).toContain('Leila may be British already: check that first.');
  });

  it('does not exist for a British child or a partner', () => {
    expect(at('2041-12-03', { ...leila, british: true })).toEqual([]);
    expect(at('2041-12-03', { ...leila, relationship: 'spouse' })).toEqual([]);
  });
});

describe('a dependent child who turns 18', () => {
  const ofAge = (today: string, child = leila, details = {}) =>
    theirs(withFamily([child], details), today).filter(({ kind }) => kind === 'child_of_age');
  const step = (name: string) => [[`dependant 2 ${name}`, '2042-03-04', 'other']];

  it.each([
    ['2041-03-03', []],
    ['2041-03-04', step('12 months')],
    ['2041-09-04', step('6 months')],
    ['2042-02-04', step('1 months')],
    ['2042-03-04', step('1 months')],
    ['2042-03-05', []],
  ])('causes alerts 12, 6 and 1 months before: on %s, %j', (today, expected) => {
    expect(ofAge(today).map(({ subject, date, type }) => [subject, date, type])).toEqual(expected);
  });

  it('names what ends and the later costs, and causes no alert if British or settled', () => {
    const [told] = ofAge('2041-03-04');
    expect(told?.title).toBe('Leila is 18 on 4 March 2042: make applications as a child before that day');
    expect(told?.message).toBe(
      'A first application as a dependent child is made before 4 March 2042. Who was given permission as a dependent child before may apply as one later too. For an application from that day the health surcharge is £1,035 a year, by the fees that we know of. Before it, it is £776 a year. What it means for registration as British is on the page of your dependants.',
    );
    expect(ofAge('2041-03-04', { ...leila, british: true })).toEqual([]);
    expect(ofAge('2041-03-04', { ...leila, settledSince: '2030-01-01' })).toEqual([]);
  });
});

describe('the calendar of a family', () => {
  it('has a day for each member, with a different id', () => {
    const days = listTriggers(withFamily([zainab, leila]), '2026-11-23').filter(
      ({ link, inWords }) => link.includes('dependants') && inWords !== undefined,
    );
    expect(days.map(({ date, inWords }) => `${date ?? ''} ${inWords?.title ?? ''}`)).toEqual([
      '2030-01-31 Last day of the visa of Zainab',
      '2045-01-31 Last day of the visa of Leila',
      '2028-01-04 First day to apply for settlement of Zainab',
      '2034-03-04 First day to register Leila as British by ten years in the UK',
      '2042-03-03 Last day to register Leila as British as a child',
      '2042-03-04 Leila is 18',
    ]);
    const names = days.map(({ kind, about }) => `${kind} ${about}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('is included in the upcoming days of the digest', () => {
    const record = withFamily([zainab]);
    const coming = comingUpBefore(listTriggers(record, '2027-12-20'), '2027-12-20', '2028-01-20');
    expect(coming).toContainEqual({
      date: '2028-01-04',
      title: 'Time and days away allow settlement of Zainab from 4 January 2028',
    });
  });
});

describe('the visa of a dependant that ends before their first day', () => {
  const ends = (visaExpiryDate: string, rest: Partial<typeof zainab> = {}) =>
    listTriggers(withFamily([{ ...zainab, visaExpiryDate, ...rest }]), '2026-11-25').filter(
      ({ kind }) => kind === 'dependant_visa_ends_before',
    );

  it('causes an alert when it is known, with the last day of the visa', () => {
    const [told] = ends('2028-01-03');
    expect([told?.about, told?.date, told?.until]).toEqual(['dependant 1', '2028-01-03', '2028-01-03']);
    expect(told?.steps.map(({ from, name, type }) => [from, name, type])).toEqual([
      ['2026-11-22', 'known', 'warning'],
    ]);
    expect(told?.steps[0]?.title).toBe(
      'The visa of Zainab ends on 3 January 2028, before Zainab can apply for settlement',
    );
    expect(told?.steps[0]?.message).toContain('the first day for Zainab is 4 January 2028');
  });
  it('causes no alert if the visa lasts up to that day, or the dependant is settled', () => {
    expect(ends('2028-01-04')).toEqual([]);
    expect(ends('2028-01-03', { settledSince: '2026-01-01' })).toEqual([]);
  });
});

describe('a child for whom registration was applied for', () => {
  // Eleven, and born here.
  const maya = { ...leila, dateOfBirth: '2015-03-04' };
  const kindsWith = (rest: Partial<PersonRecord['applications'][number]> | null) =>
    listTriggers(
      aRecord(worker, {
        dependants: [maya],
        applications:
          rest === null
            ? []
            : [
                anApplication({
                  dependant: 2,
                  appliedFor: 'registration',
                  submittedOn: '2026-10-01',
                  ...rest,
                }),
              ],
      }),
      '2026-11-23',
    )
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('child_'));

  it('has no first or last day while it is pending and after the grant', () => {
    expect(kindsWith(null)).toEqual(['child_registration', 'child_registration_ends', 'child_of_age']);
    expect(kindsWith({})).toEqual([]);
    expect(kindsWith({ decidedOn: '2026-11-02', outcome: 'granted' })).toEqual([]);
  });

  it('has them again after a refusal; applications of other people change nothing', () => {
    for (const other of [
      { decidedOn: '2026-11-02', outcome: 'refused' } as const,
      ...[null, 1].map((dependant) => ({ dependant })),
    ])
      expect(kindsWith(other)).toEqual(kindsWith(null));
  });
});
