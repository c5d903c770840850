import { describe, expect, it } from 'vitest';
import { aFormDependant, aFormRecord, journey, on, words } from '../../testing/aFormRecord';
import { formContents } from './forms';
import type { FormRecord } from './record';
import { buildFormSheet, type FormSheet } from './buildFormSheet';

const makeSheet = (record: FormRecord, applicant: 'you' | number = 'you'): FormSheet => {
  const sheet = buildFormSheet(record, { form: 'AN', applicant, on }, words);
  if (sheet === null) throw new Error('There is no sheet');
  return sheet;
};
const findQuestion = (sheet: FormSheet, id: string) => {
  const found = sheet.blocks.flatMap(({ questions }) => questions).find((question) => question.id === id);
  if (found === undefined) throw new Error(`No question ${id}`);
  return found;
};
const answerTo = (record: FormRecord, id: string) => findQuestion(makeSheet(record), id).answer;
const findWarnings = (record: FormRecord, id: string) =>
  findQuestion(makeSheet(record), id).warnings.map(({ kind, text }) => `${kind}: ${text}`);

describe('the sheet of form AN', () => {
  it('has the blocks in the order of the form', () => {
    expect(makeSheet(aFormRecord()).blocks.map(({ id }) => id)).toEqual([
      'identity',
      'contact',
      'passport',
      'status',
      'knowledge',
      'parents',
      'family',
      'work',
      'absences',
      'totals',
      'intention',
      'character',
      'referees',
      'later_date',
    ]);
  });

  it('states that we have not read the form itself', () => {
    const { confirmed, inOrderOfForm, source } = makeSheet(aFormRecord());
    expect([confirmed, inOrderOfForm, source.title]).toEqual([
      false,
      true,
      'Form AN on GOV.UK, as others showed it in March 2020',
    ]);
  });

  it('has no question twice, and a source for every row', () => {
    const rows = Object.values(formContents).flatMap(({ rows }) => rows);
    expect(rows.length).toBeGreaterThan(0);
    for (const { value, source } of rows) {
      const ids = value.blocks.flatMap(({ questions }) => questions.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(source.url).toMatch(/^https:/);
    }
  });

  it.each([
    ['surname', { text: 'OKAFOR', inWords: null }],
    ['given_names', { text: 'AMARA NGOZI', inWords: null }],
    ['date_of_birth', { text: '05/03/1990', inWords: '5 March 1990' }],
    ['nationality', { text: 'Nigerian', inWords: null }],
    ['passport_number', { text: 'A01234567', inWords: null }],
    ['passport_expires', { text: '02/02/2029', inWords: '2 February 2029' }],
    ['settled_since', { text: '01/06/2025', inWords: '1 June 2025' }],
    ['settled_by', { text: 'Skilled Worker', inWords: null }],
    ['life_in_uk', { text: 'Yes', inWords: null }],
    ['life_in_uk_on', { text: '20/01/2025', inWords: '20 January 2025' }],
    ['life_in_uk_reference', { text: 'LITUK-4821-7730', inWords: null }],
    ['present_address', { text: '14 Harbour Street, Flat 2, Leith, EH6 6AA', inWords: null }],
    ['present_address_since', { text: '02/05/2020', inWords: '2 May 2020' }],
    ['first_arrival', { text: '02/05/2020', inWords: '2 May 2020' }],
    ['intends_to_stay', { text: 'Yes', inWords: null }],
    ['days_in_period', { text: '0', inWords: null }],
  ])('answers %s as the form requires', (id, answer) => {
    expect(answerTo(aFormRecord(), id)).toEqual({ ...answer, table: null });
  });

  it('lists work and study with the newest first', () => {
    expect(answerTo(aFormRecord(), 'work')?.table?.lines.map(({ cells }) => cells)).toEqual([
      ['Employed', 'Leith Shipyard Ltd', 'Welder', '2 Dock Road, Leith EH6 7AB', '01/05/2020', 'now'],
      ['Student', 'University of Ibadan', 'Mathematics', 'Ibadan, Nigeria', '09/2012', '30/04/2020'],
    ]);
  });

  it('lists both parents, and the referees', () => {
    expect(answerTo(aFormRecord(), 'parents')?.table?.lines.map(({ cells }) => cells)).toEqual([
      ['Mother', 'NGOZI OKAFOR', '09/03/1958', 'Enugu, Nigeria', 'Nigerian'],
      ['Father', 'CHIDI OKAFOR', '30/11/1955', 'Nigeria', 'Nigerian'],
    ]);
    expect(answerTo(aFormRecord(), 'referees')?.table?.lines.map(({ cells }) => cells[0])).toEqual([
      'RUTH ABARA',
      'TOM LEE',
    ]);
  });

  it.each([
    [{ profile: { lastName: '' } }, 'surname', ['missing: The surname is missing in your profile.']],
    [
      { profile: { dateOfBirth: null } },
      'date_of_birth',
      ['missing: The date of birth is missing in your profile.'],
    ],
    [{ parents: [] }, 'parents', ['missing: The form asks for both parents.']],
    [
      { declarations: { lifeInUKPassed: false } },
      'life_in_uk',
      ['missing: Your record does not say that the test is passed.'],
    ],
    [
      { declarations: { lifeInUKPassedOn: '2025-01-21' } },
      'life_in_uk_on',
      ['conflict: Your certificate is of 20 January 2025.'],
    ],
    [
      { declarations: { lifeInUKPassedOn: null }, documents: [] },
      'life_in_uk_on',
      ['missing: Your record does not say when the test was passed.'],
    ],
    [
      { declarations: { lifeInUKReference: null } },
      'life_in_uk_reference',
      ['missing: Your record does not have the reference of the test.'],
    ],
    [
      { declarations: { intendsToStayInUK: false } },
      'intends_to_stay',
      ['missing: Your record does not say it.'],
    ],
    [
      { declarations: { marriedToBritishCitizen: true } },
      'marital_status',
      ['conflict: Your record also says that you are married to a British citizen.'],
    ],
    [
      { status: { ilrGrantDate: '2019-01-01' } },
      'settled_since',
      ['conflict: It is before your first visa. One of the two days is not right.'],
    ],
    [{ referees: [] }, 'referees', ['missing: You need two more referees who can be one.']],
    [
      { jobs: [] },
      'work',
      ['missing: No work and no studies from 28 November 2016 to 27 November 2026: 3652 days.'],
    ],
    [{ addresses: [] }, 'present_address', ['missing: The address history has no address for today.']],
  ] as const)('with %j warns at %s', (changes, id, warnings) => {
    expect(findWarnings(aFormRecord(changes), id)).toEqual(warnings);
  });

  it('warns if the passport expires before the application', () => {
    const [passport] = aFormRecord().documents;
    if (passport === undefined) throw new Error('No passport');
    const documents = [{ ...passport, expiryDate: '2026-11-26' }];
    expect(findWarnings(aFormRecord({ documents }), 'passport_expires')).toEqual([
      'conflict: It ends before the application on 27 November 2026.',
    ]);
  });

  it('shows a month as a month, with the note that the form asks for the day', () => {
    const [leith] = aFormRecord().addresses;
    if (leith === undefined) throw new Error('No address');
    const record = aFormRecord({ addresses: [{ ...leith, from: '2020-05' }] });
    expect(answerTo(record, 'present_address_since')).toMatchObject({ text: '05/2020', inWords: 'May 2020' });
    expect(findWarnings(record, 'present_address_since')).toEqual([
      'not_confirmed: Your record has the month alone. The form asks for the day.',
    ]);
  });

  it('names the days without an address, except days of a journey', () => {
    const [leith] = aFormRecord().addresses;
    if (leith === undefined) throw new Error('No address');
    const addresses = [
      { ...leith, id: 'a', to: '2023-06-30' },
      { ...leith, id: 'b', from: '2023-07-11' },
    ];
    expect(findWarnings(aFormRecord({ addresses }), 'addresses')).toEqual([
      'missing: No address from 1 July 2023 to 10 July 2023: 10 days.',
    ]);
    const journeys = [journey('2023-06-30', '2023-07-11')];
    expect(findWarnings(aFormRecord({ addresses, journeys }), 'addresses')).toEqual([]);
  });

  it('never answers whether a person ever did something, whatever the record contains', () => {
    const character = makeSheet(aFormRecord()).blocks.find(({ id }) => id === 'character')?.questions ?? [];
    expect(character.length).toBeGreaterThan(10);
    for (const question of character) {
      expect([question.answeredBy, question.answer, question.part]).toEqual(['you', null, null]);
      expect(question.help.length).toBeGreaterThan(40);
    }
  });

  it('does not ask a spouse about the intention to stay, but for the passport of the British spouse', () => {
    const declarations = { maritalStatus: 'married', marriedToBritishCitizen: true } as const;
    const sheet = makeSheet(aFormRecord({ declarations }));
    expect(findQuestion(sheet, 'intends_to_stay')).toMatchObject({
      spared: 'As the husband, wife or civil partner of a British citizen you are not asked.',
      answer: null,
    });
    expect(findQuestion(sheet, 'spouse_passport').spared).toBeNull();
    expect(findQuestion(makeSheet(aFormRecord()), 'spouse_passport').spared).not.toBeNull();
    // Three years back, counted by the engine.
    expect(sheet.residence?.citizenship.qualifyingFrom).toBe('2023-11-28');
  });

  it('does not ask for English and the test if the person is too old', () => {
    const sheet = makeSheet(aFormRecord({ profile: { dateOfBirth: '1950-01-01' } }));
    for (const id of ['english', 'english_reference', 'life_in_uk', 'life_in_uk_on', 'life_in_uk_reference'])
      expect([id, findQuestion(sheet, id).spared]).toEqual([
        id,
        'Because of your age it is not asked of you.',
      ]);
  });

  it('is filled for a dependant from the record', () => {
    const mei = aFormDependant({
      id: 7,
      firstName: 'Mei',
      relationship: 'spouse',
      dateOfBirth: '1991-01-02',
    });
    const [mother] = aFormRecord().parents;
    if (mother === undefined) throw new Error('No parent');
    const record = aFormRecord({ dependants: [mei], parents: [{ ...mother, dependants: [7] }] });
    const sheet = makeSheet(record, 7);
    expect([sheet.name, sheet.residence]).toEqual(['Mei Okafor', null]);
    expect(findQuestion(sheet, 'parents').answer?.table?.lines.map(({ id }) => id)).toEqual(['mother']);
    expect(findQuestion(sheet, 'work').answer).toBeNull();
    expect(findQuestion(sheet, 'email').answer).toBeNull();
    expect(findQuestion(sheet, 'absences').warnings).toEqual([
      { kind: 'missing', text: 'Say whose journeys they make, in their own page.' },
    ]);
    expect(buildFormSheet(record, { form: 'AN', applicant: 8, on }, words)).toBeNull();
  });
});
