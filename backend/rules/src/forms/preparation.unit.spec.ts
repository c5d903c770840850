import { describe, expect, it } from 'vitest';
import { aFormDependant, aFormRecord, journey, on, words } from '../../testing/aFormRecord';
import { differencesBetween } from './consistency';
import type { FormApplicant } from './person';
import type { SheetForm } from './question';
import type { FormRecord } from './record';
import { buildFormSheet } from './buildFormSheet';

const makeSheet = (record: FormRecord, form: SheetForm, applicant: FormApplicant = 'you') => {
  const sheet = buildFormSheet(record, { form, applicant, on }, words);
  if (sheet === null) throw new Error('There is no sheet');
  return sheet;
};
type Sheet = ReturnType<typeof makeSheet>;
const findQuestion = ({ blocks }: Sheet, id: string) => {
  const found = blocks.flatMap(({ questions }) => questions).find((question) => question.id === id);
  if (found === undefined) throw new Error(`No question ${id}`);
  return found;
};
const listBlocks = ({ blocks }: Sheet) => blocks.map(({ id }) => id);
const listLines = (sheet: Sheet, id: string) =>
  findQuestion(sheet, id).answer?.table?.lines.map(({ cells }) => cells.join(' | ')) ?? [];

/** A person on a work visa who is not settled yet. */
const worker = aFormRecord({
  status: {
    visaType: 'skilled_worker',
    visaStartDate: '2023-05-01',
    visaExpiryDate: '2027-04-30',
    hasILR: false,
    ilrGrantDate: null,
    settledAs: null,
    appliedOn: '2023-03-01',
  },
  visaHistory: [
    { visaType: 'skilled_worker', startDate: '2020-05-01', endDate: '2023-04-28', appliedOn: null },
  ],
});

describe('a preparation sheet', () => {
  it.each([
    ['SET(O)', ['work', 'partner']],
    ['SET(LR)', ['work', 'partner']],
    ['BNO', ['work', 'partner']],
    ['SET(M)', ['partner', 'living_together']],
  ] as const)("for %s is ordered by topic, without claiming to know the form's order", (form, ofIts) => {
    const sheet = makeSheet(worker, form);
    expect(listBlocks(sheet)).toEqual([
      'identity',
      'contact',
      'passport',
      'immigration_history',
      'absences',
      'knowledge',
      ...ofIts,
      'children',
      'public_funds',
      'suitability',
    ]);
    expect([sheet.inOrderOfForm, sheet.confirmed, sheet.checks]).toEqual([false, false, []]);
  });

  it('lists every visa in order, and the days without one', () => {
    const sheet = makeSheet(worker, 'SET(O)');
    expect(listLines(sheet, 'permissions')).toEqual([
      'Skilled Worker | 01/05/2020 | 28/04/2023 | –',
      'Skilled Worker | 01/05/2023 | 30/04/2027 | 01/03/2023',
    ]);
    expect(findQuestion(sheet, 'permissions').warnings).toEqual([
      { kind: 'missing', text: 'No visa from 29 April 2023 to 30 April 2023: 2 days.' },
    ]);
  });

  it("has every journey since the first visa, with the engine's busiest twelve months", () => {
    const record = {
      ...worker,
      journeys: [
        journey('2025-01-01', '2025-06-01'),
        journey('2020-01-01', '2020-01-20'),
        journey('2024-10-01', '2024-11-15', { crownDependency: 'visited' }),
      ],
    };
    const sheet = makeSheet(record, 'SET(O)');
    // The islands are outside the UK for settlement; days before the first visa are not days away.
    expect(listLines(sheet, 'absences')).toEqual([
      '01/10/2024 | 15/11/2024 | 44 | France | Holiday',
      '01/01/2025 | 01/06/2025 | 150 | France | Holiday',
    ]);
    expect(findQuestion(sheet, 'busiest_twelve_months')).toMatchObject({
      answer: { text: '194' },
      warnings: [{ kind: 'conflict' }],
    });
    // Only form AN allows short journeys to be omitted.
    const short = { ...worker, journeys: [journey('2025-01-01', '2025-01-03')] };
    expect(findQuestion(makeSheet(short, 'SET(O)'), 'absences').answer?.table?.lines[0]?.note).toBeNull();
  });

  it('asks for English and the test by the rules of the route', () => {
    const refugee = aFormRecord({ ...worker, status: { ...worker.status, visaType: 'refugee' } });
    expect(findQuestion(makeSheet(refugee, 'SET(O)'), 'life_in_uk').spared).toBe(
      'On your route it is not asked of you.',
    );
    expect(findQuestion(makeSheet(worker, 'SET(O)'), 'life_in_uk').spared).toBeNull();
    expect(findQuestion(makeSheet(worker, 'SET(O)'), 'english').spared).toBe(
      'It was met when your visa was granted.',
    );
    expect(findQuestion(makeSheet(worker, 'SET(LR)'), 'english').answer?.text).toBe(
      'A certificate of level B2',
    );
  });

  it('is compared with form AN by their common lines', () => {
    const now = aFormRecord({ profile: { firstName: 'Amara' }, status: { ukEntryDate: '2020-06-01' } });
    expect(differencesBetween(makeSheet(worker, 'SET(O)'), makeSheet(now, 'AN')).map(({ id }) => id)).toEqual(
      ['given_names', 'first_arrival'],
    );
  });
});

describe('the sheet of form MN1', () => {
  const li = aFormDependant({ bornInUk: true, travelsWith: 'me', ukEntryDate: '2020-05-02' });
  const [study] = aFormRecord().jobs;
  const [mother] = aFormRecord().parents;
  const [ruth] = aFormRecord().referees;
  if (!study || !mother || !ruth) throw new Error('The record has too little');
  const record = aFormRecord({
    dependants: [li, aFormDependant({ id: 2, firstName: 'Bo' })],
    journeys: [journey('2025-07-01', '2025-07-20')],
    jobs: [{ ...study, employer: 'Leith Primary', job: null, from: '2021-08', to: null, dependants: [1] }],
    parents: [{ ...mother, dependants: [1, 2] }],
    referees: [ruth, { ...ruth, id: 'doctor', fullName: 'Dr Ali', applicant: 'child', dealtWithChild: true }],
  });
  const sheet = makeSheet(record, 'MN1', 1);

  it('is about the child, with both parents, schools, journeys, referees and consent', () => {
    expect(listBlocks(sheet)).toEqual([
      'identity',
      'contact',
      'passport',
      'child_status',
      'parents',
      'absences',
      'referees',
      'consent',
      'character',
    ]);
    expect(findQuestion(sheet, 'given_names').answer?.text).toBe('LI');
    expect(findQuestion(sheet, 'born_in_uk').answer?.text).toBe('Yes');
    expect(listLines(sheet, 'schools')).toEqual([
      'Student | Leith Primary | – | Ibadan, Nigeria | 08/2021 | now',
    ]);
    expect(listLines(sheet, 'parents')[0]).toContain('NGOZI OKAFOR');
    expect(listLines(sheet, 'absences')).toEqual(['01/07/2025 | 20/07/2025 | 18 | France | Holiday']);
    expect(findQuestion(sheet, 'referees').warnings[0]?.text).toBe(
      'You need one more referee who can be one.',
    );
  });

  it('takes the status of a parent from the record, with its first day', () => {
    expect(findQuestion(sheet, 'parents_status')).toMatchObject({
      answer: { text: 'AMARA NGOZI OKAFOR: settled since 01/06/2025' },
      warnings: [{ kind: 'not_confirmed', text: 'It is an answer only if you are a parent of this child.' }],
    });
  });

  it('names a parent British from the day on which citizenship was granted', () => {
    const record = aFormRecord({ status: { britishSince: '2026-11-10' }, dependants: [aFormDependant()] });
    expect(findQuestion(makeSheet(record, 'MN1', 1), 'parents_status').answer?.text).toBe(
      'AMARA NGOZI OKAFOR: British citizen since 10/11/2026',
    );
  });

  it('never answers for consent, or whether a child ever did something', () => {
    for (const id of ['consent', 'ever_convictions'])
      expect([findQuestion(sheet, id).answeredBy, findQuestion(sheet, id).answer]).toEqual(['you', null]);
  });

  it('asks about good character from the age in the rules', () => {
    const findSkippedReason = (dateOfBirth: string) =>
      findQuestion(
        makeSheet(aFormRecord({ dependants: [aFormDependant({ dateOfBirth })] }), 'MN1', 1),
        'ever_convictions',
      ).spared;
    expect(findSkippedReason('2016-11-28')).toBe('The child is too young to be asked.');
    expect(findSkippedReason('2016-11-27')).toBeNull();
  });
});
