import { addDays } from '@settlewise/rules/calendar';
import { describe, expect, it } from 'vitest';
import { aDependant, anEarlierVisa, aJourney, aPaper, aRecord, aTask } from '../../testing/aRecord';
import { comingUpBefore } from './trigger';
import type { PersonRecord } from '../record/personRecord';
import { listTriggers, listReminders } from './listReminders';

const dueAlerts = (record: PersonRecord, today: string) =>
  listReminders(record, today).due.map(({ kind, subject, date, type }) => [kind, subject, date, type]);
const nextOf = (record: PersonRecord, today: string) => listReminders(record, today).nextChangeOn;
const textOf = (record: PersonRecord, today: string) =>
  listReminders(record, today).due.map(({ title, message }) => `${title} ${message}`);

it('a record without near dates has no alerts', () => {
  expect(dueAlerts(aRecord(), '2026-11-22')).toEqual([]);
});

describe('the end of a visa', () => {
  // A student has no alerts about ILR.
  const record = aRecord({ visaType: 'student', visaExpiryDate: '2027-12-04' });
  const step = (name: string, type = 'warning') => [['visa_expiry', `visa ${name}`, '2027-12-04', type]];

  it.each([
    ['2027-06-06', []],
    // Amber from the first alert, as on the dashboard.
    ['2027-06-07', step('180 days')],
    ['2027-09-04', step('180 days')],
    ['2027-09-05', step('90 days')],
    ['2027-10-05', step('60 days')],
    ['2027-11-03', step('60 days')],
    ['2027-11-04', step('30 days')],
    ['2027-11-20', step('14 days')],
    ['2027-11-27', step('7 days')],
    ['2027-12-03', step('1 days')],
    ['2027-12-04', step('1 days')],
    ['2027-12-05', step('expired', 'alert')],
    ['2027-12-06', step('2 days after', 'alert')],
    ['2027-12-18', step('14 days after', 'alert')],
    // Only these days after the end have their own alert; later the alert is that it has expired.
    ['2027-12-19', step('expired', 'alert')],
    ['2029-01-01', step('expired', 'alert')],
  ])('has one step on %s: %j', (today, expected) => {
    expect(dueAlerts(record, today)).toEqual(expected);
  });
  it('has a text about what, why and what to do, with the date in words', () => {
    const [text] = textOf(record, '2027-11-04');
    expect(text).toMatch(/^Your visa expires on 4 December 2027 .*within 30 days\. To stay .* apply /);
    expect(textOf(record, '2027-12-05')[0]).toMatch(
      /^Your visa expired on 4 December 2027 .*may still be excused, if it is made by 18 December 2027 /,
    );
  });
  it('names the day of each step before it comes', () => {
    expect(
      ['2026-11-22', '2027-09-05', '2027-11-04', '2027-12-05', '2027-12-18'].map((day) =>
        nextOf(record, day),
      ),
    ).toEqual(['2027-06-07', '2027-10-05', '2027-11-20', '2027-12-06', null]);
  });
  it('has no alert after ILR, or if it is unknown', () => {
    expect(
      dueAlerts(
        aRecord({ visaExpiryDate: '2026-11-30', hasILR: true, ilrGrantDate: '2026-11-01' }),
        '2026-11-22',
      ),
    ).toEqual([]);
    expect(dueAlerts(aRecord({ visaExpiryDate: null }), '2026-11-21')).toEqual([]);
  });
});

describe('other expiries', () => {
  it('ignore BRP cards, which the eVisa replaced', () => {
    expect(dueAlerts(aRecord({ brpExpiryDate: '2026-12-31' }), '2026-11-22')).toEqual([]);
    const card = aPaper('brp_card', { id: 'd2', title: 'BRP', uploadedOn: '2026-11-21' });
    const record = aRecord({}, { documents: [{ ...card, expiryDate: '2026-12-20' }] });
    expect(dueAlerts(record, '2026-11-22')).toEqual([]);
  });
  const document = aPaper('passport', { id: 'd1', title: 'Passport', uploadedOn: '2026-11-21' });
  it('include a document, by its title', () => {
    const record = aRecord({}, { documents: [{ ...document, expiryDate: '2026-12-20' }] });
    expect(dueAlerts(record, '2026-11-22')).toEqual([
      ['document_expiry', 'd1 30 days', '2026-12-20', 'warning'],
    ]);
    expect(textOf(record, '2026-11-22')[0]).toContain('Your document “Passport” expires on 20 December 2026');
    expect(dueAlerts(record, '2026-12-21')).toEqual([
      ['document_expiry', 'd1 expired', '2026-12-20', 'alert'],
    ]);
  });
  it.each([
    // No 31 November.
    ['2026-11-29', []],
    ['2026-11-30', ['9 months', 'other']],
    ['2027-02-28', ['6 months', 'other']],
    // Three calendar months before, a day before pages say that it expires soon.
    ['2027-05-31', ['90 days', 'other']],
    ['2027-08-01', ['30 days', 'warning']],
    ['2027-08-24', ['7 days', 'warning']],
    ['2027-09-01', ['expired', 'alert']],
  ])('include a passport, in calendar months: on %s, %j', (today, expected) => {
    const record = aRecord({}, { documents: [{ ...document, expiryDate: '2027-08-31' }] });
    expect(
      dueAlerts(record, today).flatMap(([, subject, , type]) => [String(subject).replace('d1 ', ''), type]),
    ).toEqual(expected);
  });
  it('start 90 days before for other documents', () => {
    const contract = { ...document, documentType: 'contract', expiryDate: '2027-08-31' };
    expect(dueAlerts(aRecord({}, { documents: [contract] }), '2027-06-01')).toEqual([]);
    expect(dueAlerts(aRecord({}, { documents: [contract] }), '2027-06-02')).toHaveLength(1);
  });
  it('leave out documents that had expired when uploaded, or never expire', () => {
    const documents = ['2026-11-20', null].map((expiryDate) => ({ ...document, expiryDate }));
    expect(dueAlerts(aRecord({}, { documents }), '2026-11-22')).toEqual([]);
  });
  it('include a dependant’s visa, by their name', () => {
    const dependants = [
      aDependant({ dependantId: 2, firstName: 'Leo', visaExpiryDate: '2026-11-25' }),
      aDependant({ dependantId: 3, firstName: 'Ida', visaExpiryDate: null }),
    ];
    const record = aRecord({}, { dependants });
    expect(dueAlerts(record, '2026-11-22')).toEqual([
      ['dependant_visa_expiry', 'dependant 2 7 days', '2026-11-25', 'warning'],
    ]);
    expect(textOf(record, '2026-11-22')[0]).toContain('The visa of Leo expires on 25 November 2026');
  });
  it('leave out the visa of a dependant who is settled or British', () => {
    const visa = { visaExpiryDate: '2026-11-25' };
    const dependants = [
      aDependant({ ...visa, settledSince: '2026-01-10' }),
      aDependant({ ...visa, dependantId: 2, british: true }),
      aDependant({ ...visa, dependantId: 3, nationality: 'united_kingdom' }),
      aDependant({ ...visa, dependantId: 4, currentVisaType: 'eu_settled_status' }),
    ];
    expect(dueAlerts(aRecord({}, { dependants }), '2026-11-22')).toEqual([]);
  });
});

describe('a task', () => {
  const record = aRecord({}, { tasks: [aTask('t1', 'Book the test', '2027-03-31')] });
  const step = (name: string, type = 'warning') => [['task_due', `t1 ${name}`, '2027-03-31', type]];
  it.each([
    ['2027-03-27', []],
    ['2027-03-28', step('3 days')],
    ['2027-03-30', step('3 days')],
    ['2027-03-31', step('today')],
    ['2027-04-01', step('overdue', 'alert')],
    ['2027-06-01', step('overdue', 'alert')],
  ])('on %s: %j', (today, expected) => {
    expect(dueAlerts(record, today)).toEqual(expected);
  });
  it('has no alert without a due date', () => {
    const tasks = [aTask('t1', 'Some day', null)];
    expect(listReminders(aRecord({}, { tasks }), '2027-04-01').due).toEqual([]);
  });
});

describe('ILR', () => {
  // Five years from 1 June 2022 are complete on 1 June 2027; an application may come 28 days earlier.
  const record = aRecord({ visaStartDate: '2022-06-01', visaExpiryDate: '2029-05-31' });
  it.each([
    ['2027-02-02', []],
    ['2027-02-03', [['ilr_window', 'ilr 90 days', '2027-05-04', 'other']]],
    // The name of the former step of 28 days, so that nobody gets both.
    ['2027-04-04', [['ilr_window', 'ilr 28 days', '2027-05-04', 'other']]],
    ['2027-04-27', [['ilr_window', 'ilr 7 days', '2027-05-04', 'other']]],
    ['2027-05-03', [['ilr_window', 'ilr 7 days', '2027-05-04', 'other']]],
    ['2027-05-04', [['ilr_window', 'ilr open', '2027-05-04', 'other']]],
    ['2027-11-04', [['ilr_window', 'ilr open', '2027-05-04', 'other']]],
  ])('on %s: %j', (today, expected) => {
    expect(dueAlerts(record, today)).toEqual(expected);
  });
  it('moves with a journey that breaks the years', () => {
    const away = { ...record, journeys: [aJourney('2023-01-01', '2023-07-20')] };
    expect(dueAlerts(away, '2027-05-04')).toEqual([]);
  });
  it('has no alert without a route or dates, or after the grant', () => {
    for (const details of [{ visaType: 'student' }, { visaType: null }, { visaStartDate: null }]) {
      const kinds = dueAlerts({ ...record, details: { ...record.details, ...details } }, '2027-05-04').map(
        ([kind]) => kind,
      );
      expect(kinds).not.toContain('ilr_window');
    }
    const settled = aRecord({ visaStartDate: '2022-06-01', hasILR: true, ilrGrantDate: '2027-05-01' });
    expect(dueAlerts(settled, '2027-05-04')).toEqual([]);
  });
});

describe('citizenship', () => {
  const settled = { visaStartDate: '2018-01-10', hasILR: true, ilrGrantDate: '2026-02-01' } as const;
  const record = aRecord(settled);
  it.each([
    ['2026-11-02', []],
    ['2026-11-03', [['citizenship_date', 'citizenship 90 days', '2027-02-01', 'other']]],
    ['2027-01-02', [['citizenship_date', 'citizenship 28 days', '2027-02-01', 'other']]],
    ['2027-02-01', [['citizenship_date', 'citizenship open', '2027-02-01', 'other']]],
    ['2028-02-01', [['citizenship_date', 'citizenship open', '2027-02-01', 'other']]],
  ])('on %s: %j', (today, expected) => {
    expect(dueAlerts(record, today)).toEqual(expected);
  });
  it('waits for the days away to leave the final year', () => {
    // 92 whole days away in the year before; the 91st day from the end leaves it on 4 September 2027.
    const away = { ...record, journeys: [aJourney('2026-09-02', '2026-12-04')] };
    const kinds = (today: string) =>
      dueAlerts(away, today)
        .filter(([kind]) => kind === 'citizenship_date')
        .map(([, subject, date]) => [subject, date]);
    expect(kinds('2027-08-08')).toEqual([['citizenship 28 days', '2027-09-04']]);
    expect(kinds('2027-09-04')).toEqual([['citizenship open', '2027-09-04']]);
    expect(kinds('2028-01-04')).toEqual([['citizenship open', '2027-09-04']]);
  });
  it('causes a question and no date while it depends on a wait between two visas', () => {
    const waited = (details: object) =>
      aRecord(
        { ...settled, visaStartDate: '2024-07-30', ...details },
        { earlier: [anEarlierVisa('2018-01-10', '2024-05-14')] },
      );
    expect(dueAlerts(waited({}), '2027-01-04')).toEqual([
      ['citizenship_question', 'citizenship open', null, 'warning'],
    ]);
    expect(textOf(waited({}), '2027-01-04')[0]).toContain('By the other it is 29 July 2029.');
    expect(dueAlerts(waited({ appliedInTime: 'yes' }), '2027-01-04')).toEqual([
      ['citizenship_date', 'citizenship 28 days', '2027-02-01', 'other'],
    ]);
    expect(dueAlerts(waited({ appliedInTime: 'no' }), '2027-01-04')).toEqual([]);
  });
  it('causes a question while it depends on a journey to the islands', () => {
    const toJersey = { ...aJourney('2026-09-02', '2026-12-04'), destination: 'Jersey' };
    expect(dueAlerts({ ...record, journeys: [toJersey] }, '2027-01-04').map(([kind]) => kind)).toContain(
      'citizenship_question',
    );
  });
  it('has no alert before ILR', () => {
    expect(
      dueAlerts(
        aRecord({ ...settled, hasILR: false, visaExpiryDate: '2029-01-01', visaType: 'student' }),
        '2027-02-01',
      ),
    ).toEqual([]);
  });
});

describe('limits of days away', () => {
  const limits = (record: PersonRecord, today: string) =>
    dueAlerts(record, today)
      .filter(([kind]) => kind === 'absence_limit')
      .map(([, subject, date, type]) => [subject, date, type]);
  /** A journey with the given number of whole days, the last on 20 December 2026. */
  const away = (days: number) => aJourney(addDays('2026-12-20', -days), '2026-12-21');

  it.each([
    [80, []],
    [81, [['final_year near', '2026-12-20', 'warning']]],
    [90, [['final_year near', '2026-12-11', 'warning']]],
    [91, [['final_year passed', '2026-12-20', 'warning']]],
    [93, [['final_year passed', '2026-12-18', 'warning']]],
    [
      151,
      [
        ['final_year passed', '2026-10-21', 'warning'],
        ['settlement_year near', '2026-12-20', 'warning'],
      ],
    ],
    [
      181,
      [
        ['final_year passed', '2026-09-21', 'warning'],
        ['settlement_year passed', '2026-12-20', 'alert'],
      ],
    ],
    [
      183,
      [
        ['final_year passed', '2026-09-19', 'warning'],
        ['settlement_year passed', '2026-12-18', 'alert'],
      ],
    ],
  ])('%i days in twelve months, seen on the last of them: %j', (days, expected) => {
    expect(limits(aRecord({}, { journeys: [away(days)] }), '2026-12-20')).toEqual(expected);
  });
  it('keep the day on which they were exceeded while they are exceeded', () => {
    const record = aRecord({}, { journeys: [away(91)] });
    expect(limits(record, '2027-09-20')).toEqual([['final_year passed', '2026-12-20', 'warning']]);
    // The first of the 91 days, 21 September 2026, has left the twelve months.
    expect(limits(record, '2027-09-21')).toEqual([['final_year near', '2026-12-10', 'warning']]);
  });
  it('explain what each of them is for', () => {
    const texts = textOf(aRecord({}, { journeys: [away(181)] }), '2026-12-20').join('\n');
    expect(texts).toContain(
      'The citizenship limit is 90 days away in the year before you apply. It does not matter for ILR.',
    );
    expect(texts).toContain('On most routes, the ILR limit is 180 days away in any twelve months.');
  });
  it('of five years cause alerts at 400 and 450 days', () => {
    const yearly = [2022, 2023, 2024, 2025, 2026].map((year) =>
      aJourney(`${year - 1}-12-31`, `${year}-03-22`),
    );
    // 80 days a year: 400, or 81 in the leap year 2024, which makes it 401.
    expect(limits(aRecord({}, { journeys: yearly }), '2026-11-22')).toEqual([
      ['long_period near', '2026-03-21', 'warning'],
    ]);
    const more = [...yearly, aJourney('2026-05-31', '2026-08-02')];
    expect(limits(aRecord({}, { journeys: more }), '2026-11-22')).toContainEqual([
      'long_period passed',
      '2026-07-20',
      'warning',
    ]);
  });
  it('are only those of citizenship after ILR, with higher urgency', () => {
    const record = aRecord({ hasILR: true, ilrGrantDate: '2026-02-01' }, { journeys: [away(181)] });
    expect(limits(record, '2026-12-20')).toEqual([['final_year passed', '2026-09-21', 'alert']]);
  });
  it('leave out the limit of ILR on a route without one', () => {
    const record = aRecord({ visaType: 'spouse' }, { journeys: [away(181)] });
    expect(limits(record, '2026-12-20').map(([subject]) => subject)).toEqual(['final_year passed']);
  });
  it('cause alerts before a planned journey exceeds them, and are calculated again on each relevant day', () => {
    const record = aRecord({}, { journeys: [aJourney('2026-12-31', '2027-04-06')] });
    expect(limits(record, '2026-11-22')).toEqual([['final_year planned', '2027-04-01', 'warning']]);
    expect([nextOf(record, '2026-11-22'), nextOf(record, '2027-03-22')]).toEqual([
      '2027-03-22',
      '2027-04-01',
    ]);
    expect(limits(record, '2027-03-22')).toEqual([
      ['final_year near', '2027-03-22', 'warning'],
      ['final_year planned', '2027-04-01', 'warning'],
    ]);
    expect(limits(record, '2027-04-01')).toEqual([['final_year passed', '2027-04-01', 'warning']]);
  });
});

describe('access that ends', () => {
  const grants = [{ grantId: 'g1', name: 'Legal Advisor', email: 'law@example.org', lastDay: '2026-12-31' }];
  const record = aRecord({}, { grants });
  it.each([
    ['2026-12-29', 0],
    ['2026-12-30', 1],
    ['2026-12-31', 1],
    ['2027-01-01', 0],
  ])('on %s causes %i alerts', (today, times) => {
    expect(dueAlerts(record, today)).toHaveLength(times);
  });
});

describe('the first look of a lawyer', () => {
  const looks = [
    { grantId: 'g1', name: 'Lena Law', email: 'law@example.org', lookedOn: '2026-12-01' },
    { grantId: 'g2', name: 'Ada Counsel', email: 'ada@example.org', lookedOn: '2026-12-03' },
  ];
  const record = aRecord({}, { firstLooks: looks });
  const subjects = (today: string) =>
    dueAlerts(record, today).map(([kind, subject]) => `${kind}: ${subject}`);
  it('causes one alert for each access, for four weeks from its day', () => {
    const [first, second] = ['g1', 'g2'].map((id) => `legal_access_first_look: ${id} first look`);
    expect(subjects('2026-11-30')).toEqual([]);
    expect(subjects('2026-12-01')).toEqual([first]);
    expect(subjects('2026-12-03')).toEqual([first, second]);
    expect(subjects('2026-12-29')).toEqual([first, second]);
    expect(subjects('2026-12-30')).toEqual([second]);
  });
  it('names the lawyer and the possible action, and discloses nothing of the record', () => {
    const [reminder] = listReminders(record, '2026-12-01').due;
    expect(reminder).toMatchObject({
      type: 'other',
      date: '2026-12-01',
      link: '/dashboard/lawyer-access',
      title: 'Lena Law looked at your record for the first time',
      message:
        'Lena Law (law@example.org), to whom you gave access, first looked at your record on 1 December 2026. You see each look under “Who has seen my record”, and can end the access there at any time.',
    });
  });
});

describe('the answer of a partner about comparing addresses', () => {
  const answer = { comparisonId: 'c1', answeredOn: '2026-12-01' };
  const record = aRecord({}, { comparisonAnswers: [answer] });
  it.each([
    ['2026-11-30', 0],
    ['2026-12-01', 1],
    ['2026-12-29', 1],
    ['2026-12-30', 0],
  ])('on %s causes %i alerts', (today, times) => {
    expect(dueAlerts(record, today)).toHaveLength(times);
  });
  it('discloses neither the partner nor the answer, because emails have the same text', () => {
    const [one] = listReminders(record, '2026-12-01').due;
    expect(one).toMatchObject({
      kind: 'address_comparison_answered',
      type: 'other',
      date: '2026-12-01',
      link: '/address',
      title: 'Your question about comparing addresses has an answer',
    });
    expect(one?.message).toMatch(
      /^The person whom you asked to compare addresses answered on 1 December 2026\./,
    );
  });
});

describe('missing facts', () => {
  const subjects = (record: PersonRecord, today: string) =>
    dueAlerts(record, today)
      .filter(([kind]) => kind === 'profile_incomplete')
      .map(([, subject, date]) => [subject, date]);
  const nothing = { visaType: null, visaStartDate: null, visaExpiryDate: null };
  it('cause alerts from the day after registration', () => {
    expect(subjects(aRecord(nothing), '2026-11-21')).toEqual([]);
    expect(nextOf(aRecord(nothing), '2026-11-21')).toBe('2026-11-22');
    expect(subjects(aRecord(nothing), '2026-11-22')).toEqual([
      ['visaType missing', null],
      ['visaStartDate missing', null],
      ['visaExpiryDate missing', null],
    ]);
  });
  it('are different after ILR', () => {
    expect(subjects(aRecord({ ...nothing, hasILR: true }), '2026-11-22')).toEqual([
      ['ilrGrantDate missing', null],
      ['visaStartDate missing', null],
    ]);
  });
});

describe('upcoming days', () => {
  const record = aRecord(
    { visaExpiryDate: '2027-03-10' },
    { tasks: [aTask('t1', 'Book the test', '2026-12-15')] },
  );
  const coming = (today: string, next: string) =>
    comingUpBefore(listTriggers(record, today), today, next).map(({ date, title }) => `${date} ${title}`);
  it('are those with a step or a due date before the next email', () => {
    // 90 days before 10 March 2027 is 10 December 2026.
    expect(coming('2026-12-01', '2027-01-01')).toEqual([
      '2026-12-15 Your task “Book the test” is due on 15 December 2026',
      '2027-03-10 Your visa expires on 10 March 2027',
    ]);
    expect(coming('2026-12-01', '2026-12-08')).toEqual([]);
    expect(coming('2026-12-13', '2026-12-14')).toEqual([]);
    expect(coming('2026-12-14', '2026-12-15')).toEqual([]);
    expect(coming('2026-12-14', '2026-12-16')).toHaveLength(1);
    expect(coming('2026-12-15', '2027-01-01')).toEqual([]);
  });
});

describe('settlement that would lapse', () => {
  // More than two years outside the UK without a break let indefinite leave lapse: 2000 Order art. 13.
  const settled = aRecord({ visaStartDate: '2018-01-10', hasILR: true, ilrGrantDate: '2024-02-01' });
  const lapse = (journeys: PersonRecord['journeys'], today: string) =>
    dueAlerts({ ...settled, journeys }, today).filter(([kind]) => kind === 'settlement_lapse');

  it('causes alerts from 180 days before the last day to come back, during a longer journey', () => {
    const away = [aJourney('2025-03-01', '2027-06-01')];
    expect(lapse(away, '2026-09-01')).toEqual([]);
    for (const [day, step] of [
      ['2026-09-02', '180 days'],
      ['2026-12-31', '60 days'],
      ['2027-01-30', '30 days'],
    ] as const)
      expect(lapse(away, day)).toEqual([['settlement_lapse', `ilr ${step}`, '2027-03-01', 'warning']]);
    expect(lapse(away, '2027-03-01')).toEqual([['settlement_lapse', 'ilr 7 days', '2027-03-01', 'warning']]);
  });
  it('causes alerts during a journey without a return date', () => {
    const away = [aJourney('2025-03-01', null)];
    expect(lapse(away, '2027-01-30')).toEqual([['settlement_lapse', 'ilr 30 days', '2027-03-01', 'warning']]);
  });
  it('has no alert if the journey ends in time', () => {
    expect(lapse([aJourney('2025-03-01', '2027-02-20')], '2027-02-01')).toEqual([]);
  });
});
