import { describe, expect, it } from 'vitest';
import { ask, born, doc, listIds, findLine } from '../../testing/aChecklist';
import { UnsoundAssessment } from '../assessment/problems';
import { routes } from '../routes/routes';
import { findSettlementForm } from './forms';
import { checklistForms, type ChecklistForm } from './question';

const answered = {
  exceptedAbsences: false,
  gapInPermission: false,
  convictions: false,
  foreignLanguageDocuments: false,
};

describe('The requirements of each applicant', () => {
  it.each([
    ['SET(O)', 'skilled_worker', 'main', ['W1', 'W2', 'W3', 'W4']],
    ['SET(O)', 'tier_2', 'main', ['W1', 'W2', 'W3', 'W4']],
    ['SET(O)', 'scale_up', 'main', ['W2', 'S1']],
    ['SET(O)', 'global_talent', 'main', ['T1', 'T2']],
    ['SET(O)', 'innovator_founder', 'main', ['I1', 'I2']],
    ['SET(O)', 'rep_overseas_business', 'main', ['R1']],
    ['SET(O)', 'minister_of_religion', 'main', ['W1', 'W2', 'W3']],
    ['SET(O)', 'sportsperson', 'main', ['W1', 'W2', 'W3']],
    ['SET(O)', 'uk_ancestry', 'main', ['A1', 'A2']],
    ['SET(O)', 'skilled_worker', 'partner', ['D1', 'D2', 'D3', 'D4']],
    ['SET(O)', 'skilled_worker', 'child', ['D3', 'D5', 'D6']],
    ['SET(O)', 'pbs_dependant', 'main', ['D1', 'D2', 'D3', 'D4']],
    ['SET(O)', 'pbs_dependant_child', 'main', ['D3', 'D5', 'D6']],
    ['SET(M)', 'parent_of_child', 'main', ['C1', 'C2', 'C3']],
    ['SET(M)', 'family_ten_years', 'main', ['P1', 'P2', 'P3', 'C1', 'C2']],
    ['SET(LR)', 'long_residence', 'main', ['L1', 'L2', 'L3', 'L4']],
    ['SET(LR)', 'student', 'main', ['L1', 'L2', 'L3', 'L4']],
    ['BNO', 'hk_bno', 'main', ['B1', 'B2']],
    ['SETP', 'refugee', 'main', ['SP1', 'SP2']],
    ['EUSS', 'eu_settled_status', 'main', ['E1', 'E2']],
    ['BEREAVED', 'bereaved_partner', 'main', ['P1', 'BV1']],
    ['SET(DV)', 'domestic_abuse', 'main', ['DV1']],
    ['B(OTA)', 'hk_bno', 'main', ['BO1', 'BO2', 'BO3', 'BO4', 'BO5', 'BO6']],
  ] as const)('are listed for %s on %s as %s', (form, route, role, own) => {
    const ids = listIds({ form, route, role });
    expect(ids.filter((id) => !/^[GX]\d/.test(id))).toEqual(own);
  });

  it('AN, MN1 and T have their own lists, and the last two require neither English nor the test', () => {
    const naturalising = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8', 'N9', 'N10'];
    expect(listIds({ form: 'AN' })).toEqual(['G10', ...naturalising]);
    expect(listIds({ form: 'MN1', dateOfBirth: '2015-06-01' })).toEqual([
      'G10',
      'M1',
      'M2',
      'M3',
      'M4',
      'M5',
      'M6',
      'M7',
    ]);
    expect(listIds({ form: 'T', dateOfBirth: '2015-06-01' })).toEqual(['G10', 'M7', 'BT1', 'BT2']);
  });

  it.each(['SETP', 'EUSS', 'MN1', 'T', 'B(OTA)'] as const)(
    '%s requires neither English nor the test',
    (form) => {
      const route = { SETP: 'refugee', EUSS: 'eu_settled_status', 'B(OTA)': 'hk_bno', MN1: '', T: '' }[form];
      const ids = listIds({
        form,
        route: route || 'skilled_worker',
        dateOfBirth: form === 'MN1' ? '2015-01-01' : born,
      });
      expect(ids.length).toBeGreaterThan(3);
      expect(ids.filter((id) => ['G6', 'G7', 'N4', 'N5'].includes(id))).toEqual([]);
    },
  );

  it('unnecessary documents are named', () => {
    const unnecessary = ask().requirements.filter(({ id }) => id.startsWith('X'));
    expect(unnecessary.map(({ text, state }) => [text, state])).toEqual([
      ['Photographs.', 'not_needed'],
      ['Originals by post.', 'not_needed'],
      ['Bank statements of years.', 'not_needed'],
      ['Letters of your GP.', 'not_needed'],
    ]);
    expect(listIds({ form: 'SET(M)', route: 'partner' })).not.toContain('X3');
  });

  it('the partner of a person on Ancestry or of an overseas business needs no years', () => {
    for (const route of ['uk_ancestry', 'rep_overseas_business'])
      expect(findLine('D4', { route, role: 'partner' })).toMatchObject({ state: 'not_needed', period: null });
    expect(findLine('D4', { role: 'partner' })).toMatchObject({ kind: 'must', state: 'missing' });
  });
});

it.each(checklistForms)('%s has a list for each day that is accepted', (form) => {
  for (const { key: route } of routes)
    for (const plannedOn of ['2024-04-11', '2199-12-31'])
      expect(() => ask({ route, form, plannedOn }), `${route} ${plannedOn}`).not.toThrow();
  expect(() => ask({ form, plannedOn: '2024-04-10' })).toThrow(UnsoundAssessment);
});

describe('An unsuitable form', () => {
  it.each([
    ['SET(M)', 'skilled_worker', 'partner', 'SET(O)'],
    ['SET(M)', 'skilled_worker', 'main', 'SET(O)'],
    ['SET(O)', 'partner', 'main', 'SET(M)'],
    ['SET(O)', 'hk_bno', 'main', 'BNO'],
    ['SET(LR)', 'visitor', 'main', null],
    ['SET(O)', 'student', 'main', null],
    ['SET(O)', 'child_joining_parents', 'main', null],
    ['B(OTA)', 'skilled_worker', 'main', 'AN'],
    ['MN1', 'skilled_worker', 'main', 'AN'],
  ] as const)('%s on %s as %s is refused: %s', (form, route, role, right) => {
    const { requirements, warnings, readiness } = ask({ form, route, role });
    expect([requirements, warnings.map((warning) => warning.form), readiness.of]).toEqual([[], [right], 0]);
  });

  it('for a child who would naturalise is replaced by MN1', () => {
    expect(ask({ form: 'AN', dateOfBirth: '2012-01-01' }).warnings).toMatchObject([{ form: 'MN1' }]);
    expect(ask({ form: 'T', dateOfBirth: '2020-01-01' }).warnings).toMatchObject([{ form: 'MN1' }]);
  });
});

describe('The form of a route', () => {
  it('is the one that the route names, if there is a list for it', () => {
    const named = routes.filter(({ form }) => checklistForms.some((one) => one === form));
    expect(named.length).toBeGreaterThan(15);
    for (const { key, form } of named) expect([key, findSettlementForm(key)]).toEqual([key, form]);
  });

  it('is the route’s own online form, and null if no way to settlement is known', () => {
    const shared = routes.filter(({ form, checklistForm }) => form !== checklistForm);
    expect(shared.map(({ key, checklistForm }) => [key, checklistForm])).toEqual([
      ['innovator_founder', 'SET(O)'],
      ['family_ten_years', 'SET(M)'],
      ['parent_of_child', 'SET(M)'],
      ['private_life', 'SET(M)'],
      ['child_born_in_uk', 'SET(M)'],
      ['child_joining_parents', null],
      ['bereaved_partner', 'BEREAVED'],
      ['hk_bno', 'BNO'],
      ['eu_settled_status', 'EUSS'],
    ]);
    for (const { key, settlementRule } of routes)
      if (settlementRule !== 'by_years') expect([key, findSettlementForm(key)]).toEqual([key, null]);
  });
});

describe('English and the test', () => {
  it.each([
    ['2009-02-20', 'must'],
    ['2009-02-21', 'not_needed'],
    ['1962-02-20', 'not_needed'],
    ['1962-02-21', 'must'],
  ])('for a person born %s: %s', (dateOfBirth, kind) => {
    expect(findLine('G6', { dateOfBirth }).kind).toBe(kind);
    expect(
      findLine('N5', { form: 'AN', dateOfBirth: dateOfBirth > '2009-02-20' ? born : dateOfBirth }).kind,
    ).toBe(dateOfBirth > '2009-02-20' ? 'must' : kind);
  });

  it('B2 is required from 26 March 2027, except B1 for Hong Kong', () => {
    const certificate = [doc('english_b1_certificate', { issuedOn: '2026-06-01' })];
    const states = ['2027-03-25', '2027-03-26'].map((plannedOn) =>
      ['global_talent', 'hk_bno'].map((route) => {
        const form = route === 'hk_bno' ? 'BNO' : 'SET(O)';
        const { text, state } = findLine('G7', { plannedOn, route, form, documents: certificate });
        return [/B\d/.exec(text)?.[0], state];
      }),
    );
    expect(states).toEqual([
      [
        ['B1', 'have'],
        ['B1', 'have'],
      ],
      [
        ['B2', 'missing'],
        ['B1', 'have'],
      ],
    ]);
  });

  it('a test of the last two years and a degree of any age are accepted', () => {
    const test = (issuedOn: string) =>
      findLine('G7', { route: 'global_talent', documents: [doc('english_b1_certificate', { issuedOn })] });
    expect(test('2025-02-20')).toMatchObject({ state: 'have', fresh: { notBefore: '2025-02-20' } });
    expect(test('2025-02-17')).toMatchObject({ state: 'too_old', daysTooOld: 3 });
    expect(findLine('G7', { documents: [doc('degree_certificate', { issuedOn: '2001-01-01' })] }).state).toBe(
      'have',
    );
  });
});

describe("A person's answers", () => {
  it('an answer of no removes a line from the required documents, and a yes adds it', () => {
    const kinds = (exceptedAbsences: boolean | undefined) => {
      const { kind, state } = findLine('G5', { answers: { exceptedAbsences } });
      return [kind, state];
    };
    expect([kinds(undefined), kinds(true), kinds(false)]).toEqual([
      ['if_asked', 'missing'],
      ['must', 'missing'],
      ['not_needed', 'not_needed'],
    ]);
  });

  it("an ordinary letter of an employer is not the sponsor's consent to absences for research", () => {
    const documents = [doc('employer_letter', { issuedOn: '2027-02-01' })];
    const of = (exceptedAbsences: boolean | undefined) =>
      findLine('W4', { route: 'skilled_worker', documents, answers: { exceptedAbsences } });
    expect([of(undefined), of(true)].map(({ kind, state, by }) => [kind, state, by])).toEqual([
      ['if_asked', 'missing', []],
      ['if_asked', 'missing', []],
    ]);
    expect(of(false).why).toBe('You leave no absence out of the count.');
  });

  it('a line gives the source of a no: the person or the record', () => {
    const answers = { gapInPermission: false, convictions: false };
    const why = (id: string) => findLine(id, { answers, answeredByRecord: ['gapInPermission'] }).why;
    expect([why('G8'), why('G9')]).toEqual([
      'Your record says that this is not so for you.',
      'You said that this is not so for you.',
    ]);
  });

  it('documents do not count before their question is answered, and a visa letter explains no gap', () => {
    const documents = [doc('visa_letter'), doc('employer_letter'), doc('legal_representative_letter')];
    const open = (id: string) => findLine(id, { documents });
    expect(['G5', 'G8'].map((id) => [open(id).kind, open(id).state, open(id).by])).toEqual([
      ['if_asked', 'missing', []],
      ['if_asked', 'missing', []],
    ]);
    const gap = (kind: string) =>
      findLine('G8', { answers: { gapInPermission: true }, documents: [doc(kind)] }).state;
    expect([gap('visa_letter'), gap('legal_representative_letter')]).toEqual(['missing', 'have']);
  });

  it('family and private life need the list of journeys only with long absences', () => {
    const kind = (route: string, longAbsences: boolean | undefined) =>
      findLine('G4', { form: 'SET(M)', route, answers: { longAbsences } }).kind;
    expect([true, false, undefined].map((long) => kind('family_ten_years', long))).toEqual([
      'must',
      'not_needed',
      'if_asked',
    ]);
    expect([true, false, undefined].map((long) => kind('partner', long))).toEqual([
      'helps',
      'not_needed',
      'helps',
    ]);
    expect(findLine('G4').kind).toBe('must');
  });

  it('everybody whose list depends on it is asked about long absences', () => {
    const findQuestionReason = (route: string, form: ChecklistForm = 'SET(M)') =>
      ask({ form, route }).questions.find(({ id }) => id === 'longAbsences')?.why;
    for (const route of ['family_ten_years', 'private_life', 'child_born_in_uk'])
      expect([route, findQuestionReason(route)]).toEqual([
        route,
        'Long absences have to be listed and explained.',
      ]);
    for (const route of ['partner', 'parent_of_child'])
      expect([route, findQuestionReason(route)]).toEqual([
        route,
        'If not, you need no list of your absences.',
      ]);
    expect(findQuestionReason('skilled_worker', 'SET(O)')).toBeUndefined();
    expect(findQuestionReason('partner', 'AN')).toBe('Long absences have to be listed and explained.');
  });

  it('form T mentions the child only to a child, and a child under 10 needs no good character', () => {
    const character = (dateOfBirth: string, form: 'T' | 'MN1' = 'T') =>
      findLine('M7', { form, dateOfBirth, answers: { convictions: true } });
    expect(character('2015-06-01').text).toBe('Convictions and warnings of the child, with the papers.');
    expect(character(born)).toMatchObject({
      title: 'Good character',
      text: 'Your convictions and warnings, with the papers.',
    });
    expect(character('2017-02-20', 'MN1').kind).toBe('must');
    expect(character('2017-02-21', 'MN1')).toMatchObject({
      kind: 'not_needed',
      why: 'Good character is asked for from 10 years on.',
    });
  });

  it('a line describes a letter without reference to the page', () => {
    const { instead } = findLine('P4', { form: 'SET(M)', route: 'partner' });
    expect(instead).toMatch(/^Ask the landlord for a letter\. It says who lives in the home/);
    expect(instead).not.toMatch(/below/);
  });

  it('a permission granted before 11 April 2024 exempts from the twelve months on the present permission', () => {
    const kind = (grantedBeforeApril2024: boolean | undefined) =>
      findLine('L2', { form: 'SET(LR)', route: 'long_residence', answers: { grantedBeforeApril2024 } }).kind;
    expect([kind(true), kind(false), kind(undefined)]).toEqual(['not_needed', 'must', 'if_asked']);
  });

  it.each([
    ['employed', ['P3a', 'P3b', 'P3c']],
    ['self_employed', ['P3b', 'P3d']],
    ['savings', ['P3e']],
    ['benefits', ['P3g']],
    [null, ['P3a', 'P3d', 'P3e', 'P3g']],
  ] as const)('money from %s', (income, ids) => {
    const { requirements } = ask({ form: 'SET(M)', route: 'partner', answers: { income } });
    const money = requirements.filter(({ id }) => id.startsWith('P3'));
    expect(money.map(({ id }) => id)).toEqual(ids);
    expect(new Set(money.map(({ kind }) => kind))).toEqual(new Set([income === null ? 'one_of' : 'must']));
  });

  it('the income requirement distinguishes those who began before and after 11 April 2024', () => {
    expect(
      findLine('P3a', { form: 'SET(M)', route: 'partner', answers: { income: 'employed' } }).why,
    ).toContain(
      'The income asked for is £29,000 a year. Who began before 11 April 2024 shows £18,600. A first child adds £3,800. Each further one adds £2,400. It is never more than £29,000.',
    );
  });

  it('at most eight unanswered questions are asked, all of which matter', () => {
    expect(ask().questions.map(({ id }) => id)).toEqual(Object.keys(answered));
    expect(ask({ answers: answered }).questions).toEqual([]);
    const partner = { form: 'SET(M)', route: 'partner' } as const;
    expect(ask({ ...partner, answers: { income: 'employed' } }).questions.map(({ id }) => id)).toEqual([
      'gapInPermission',
      'convictions',
      'foreignLanguageDocuments',
      'longAbsences',
      'sameEmployerSixMonths',
    ]);
    expect(ask({ form: 'AN' }).questions.map(({ id }) => id)).toEqual([
      'convictions',
      'foreignLanguageDocuments',
      'spouseOfBritishCitizen',
      'longAbsences',
    ]);
    for (const form of checklistForms) expect(ask({ form }).questions.length).toBeLessThanOrEqual(8);
  });

  it("the record's answers count as met", () => {
    const { readiness, requirements } = ask({ answers: answered, held: ['G4', 'G6', 'G7'] });
    expect(readiness).toEqual({ met: 3, of: 7 });
    expect(requirements.filter(({ state }) => state === 'have').map(({ id }) => id)).toEqual([
      'G4',
      'G6',
      'G7',
    ]);
  });
});

describe('The dates of a row', () => {
  it('the residence card was required until the eVisa replaced it', () => {
    expect(findLine('G3', { plannedOn: '2025-05-31' }).text).toContain('BRP');
    expect(findLine('G3', { plannedOn: '2025-06-01' }).text).toContain('eVisa');
  });

  it('the pay in the employer’s letter is the required pay on the planned day', () => {
    expect(findLine('W1', { plannedOn: '2025-07-21' }).text).toContain('£38,700');
    expect(findLine('W1', { plannedOn: '2025-07-22' }).text).toContain('£41,700');
  });

  it('a customary letter is marked as practice, a required document as law', () => {
    expect(findLine('X1').standing).toBe('practice');
    expect(findLine('G9')).toMatchObject({ standing: 'in_force', confidence: 'official' });
  });
});

it('an invalid question is refused, field by field', () => {
  expect(() =>
    ask({
      route: 'moon',
      dateOfBirth: '2030-01-01',
      documents: [doc('passport', { from: '2020-02-01', to: '2020-01-01' })],
    }),
  ).toThrow(UnsoundAssessment);
});
