import { describe, expect, it } from 'vitest';
import { planChecklist, documentsOfApplicant, type RecordedPapers } from './planOfRecord';
import { buildChecklist } from './buildChecklist';
import type { ChosenForChecklist } from './recordedAnswers';
import type { ChecklistRecord } from './ofRecord';

const today = '2026-11-26';
/** A Global Talent visa with a first day to apply in four years. */
const record = (ilr: Partial<ChecklistRecord['ilr']> = {}): ChecklistRecord & RecordedPapers => ({
  today,
  visa: { visaStartDate: '2021-09-01', visaExpiryDate: null, appliedInTime: null, previousVisaHistory: [] },
  ilr: {
    hasILR: false,
    needsNoIlr: false,
    awaitingDecisionSince: null,
    ilrApplicationEarliestDate: '2030-11-14',
    ilrEligibilityDate: '2030-12-12',
    meetsAbsenceRequirements: false,
    worstTwelveMonths: null,
    hasLifeInUK: true,
    hasEnglishLanguage: true,
    english: { held: 'B1' },
    ...ilr,
  },
  citizenship: {
    citizenshipEligibilityDate: null,
    spouseOfBritishCitizen: false,
    ukEntryDate: '2021-09-05',
    citizenshipAbsencesWithinLimit: true,
    finalYear: { exceeded: false },
  },
  journeys: [],
  documents: [],
  referees: [],
  papers: [],
  answers: [],
});
const you = { key: 'you', role: 'main', dateOfBirth: '1993-11-02' } as const;
/** The first day is in the past. */
const canApply = { ilrApplicationEarliestDate: '2026-08-30', ilrEligibilityDate: '2026-09-27' };
const plan = (chosen: ChosenForChecklist = {}, ilr: Partial<ChecklistRecord['ilr']> = {}) =>
  planChecklist(record(ilr), you, 'global_talent', chosen);

describe('The checklist of a record', () => {
  it('uses the first day, today if that is past, and a typed day instead of both', () => {
    expect(plan().plannedOn).toBe('2030-11-14');
    expect(plan({}, canApply).plannedOn).toBe(today);
    expect(plan({ plannedOn: '2028-01-01' }, canApply).plannedOn).toBe('2028-01-01');
    expect(plan({ plannedOn: '31/2/2028' }).plannedOn).toBe('2030-11-14');
    // While 1/9/2027 is being typed, it is briefly a day of 2020.
    for (const plannedOn of ['2020-09-01', '1920-09-01', '2200-01-01'])
      expect(plan({ plannedOn }).plannedOn).toBe('2030-11-14');
  });

  it('uses the day after ILR if a person without it opens the form for citizenship', () => {
    // Twelve months after the years are complete, or after today if they already are.
    expect(plan({ form: 'AN' }).plannedOn).toBe('2031-12-12');
    expect(plan({ form: 'AN' }, canApply).plannedOn).toBe('2027-11-26');
    expect(plan({ form: 'AN', plannedOn: '2032-01-01' }).plannedOn).toBe('2032-01-01');
    expect(plan({ form: 'AN' }, { hasILR: true }).plannedOn).toBe(today);
    expect(plan({ form: 'SET(LR)' }).plannedOn).toBe('2030-11-14');
  });

  it('covers the years that this person needs, even if others on the route need more', () => {
    const findPeriod = (ilr: Partial<ChecklistRecord['ilr']>, chosen: ChosenForChecklist = {}) => {
      const { question } = plan({ plannedOn: '2028-01-01', ...chosen }, ilr);
      return question === null
        ? null
        : buildChecklist({ ...question, permissionSince: null }).qualifyingPeriod;
    };
    const endorsed = { route: { key: 'global_talent' }, requiredYears: 3 };
    expect(findPeriod(endorsed)?.from).toBe('2025-01-01');
    expect(findPeriod({ ...endorsed, requiredYears: 5 })?.from).toBe('2023-01-01');
    // Long residence has its own years.
    expect(findPeriod(endorsed, { form: 'SET(LR)' })?.from).toBe('2018-01-01');
    expect(findPeriod({ ...endorsed, route: { key: 'skilled_worker' } })?.from).toBe('2023-01-01');
  });

  it('does not accept a level from the profile if the only test in the documents is too old by the day', () => {
    const test = (issuedOn: string): RecordedPapers['documents'][number] => ({
      id: 'ielts',
      documentType: 'english_b1_certificate',
      stage: 'ilr',
      dependants: null,
      issuedOn,
      coversFrom: null,
      coversTo: null,
      expiryDate: null,
    });
    const english = (
      more: Partial<RecordedPapers>,
      route: 'global_talent' | 'skilled_worker' = 'global_talent',
    ) => {
      const { question } = planChecklist({ ...record(), ...more }, you, route, { plannedOn: '2027-01-10' });
      const list = question === null ? null : buildChecklist(question);
      return list?.requirements.find(({ id }) => id === 'G7')?.state;
    };
    expect(english({})).toBe('have');
    expect(english({ documents: [test('2025-01-10')] })).toBe('have');
    expect(english({ documents: [test('2025-01-09')] })).toBe('too_old');
    expect(english({ documents: [test('2025-01-09'), { ...test('2026-01-09'), id: 'new' }] })).toBe('have');
    // Another proof is known, and skilled workers showed it for the visa.
    const elsewhere = [{ applicant: 'you', requirement: 'G7', standing: 'elsewhere' }];
    expect(english({ documents: [test('2025-01-09')], papers: elsewhere })).toBe('have');
    expect(english({ documents: [test('2025-01-09')] }, 'skilled_worker')).toBe('have');
  });

  it("takes the applicant's answers from the record, unless the record itself knows better", () => {
    const answers = [
      { applicant: 'you', question: 'convictions', answer: 'yes' },
      { applicant: 'you', question: 'income', answer: 'savings' },
      // Unknown questions, invalid answers, and answers of another person.
      { applicant: 'you', question: 'constructor', answer: 'yes' },
      { applicant: 'you', question: 'foreignLanguageDocuments', answer: 'perhaps' },
      { applicant: '2', question: 'gapInPermission', answer: 'yes' },
      { applicant: 'you', question: 'spouseOfBritishCitizen', answer: 'yes' },
    ];
    const { question, answers: own } = planChecklist({ ...record(), answers }, you, 'global_talent');
    expect(own).toEqual({ convictions: true, income: 'savings', spouseOfBritishCitizen: true });
    expect(question?.answers).toMatchObject({ convictions: true, income: 'savings' });
    expect(question?.answers.spouseOfBritishCitizen).toBe(false);
  });

  it('does not go back before the first permission of the record', () => {
    const from = (visa: Partial<ChecklistRecord['visa']>) => {
      const { question } = planChecklist(
        { ...record(), visa: { ...record().visa, ...visa } },
        you,
        'skilled_worker',
        { plannedOn: '2028-02-16' },
      );
      return question === null ? null : buildChecklist(question).qualifyingPeriod?.from;
    };
    // The application may be made 28 days before the years are complete.
    expect(from({ visaStartDate: '2023-03-15' })).toBe('2023-03-15');
    const earlier = { startDate: '2020-01-05', endDate: '2023-03-14' };
    expect(from({ visaStartDate: '2023-03-15', previousVisaHistory: [earlier] })).toBe('2023-02-16');
  });

  it('includes English if the level is the one required on the planned day', () => {
    const hasEnglish = (chosen: ChosenForChecklist, ilr: Partial<ChecklistRecord['ilr']> = {}) =>
      plan(chosen, ilr).question?.held?.includes('G7');
    // B2 is required from 26 March 2027.
    expect([hasEnglish({}, canApply), hasEnglish({})]).toEqual([true, false]);
    expect(hasEnglish({ plannedOn: '2027-03-25' })).toBe(true);
    expect(hasEnglish({ plannedOn: '2027-03-26' })).toBe(false);
    // The checkbox of a profile means at least B1.
    const tick = { english: { held: null } };
    expect([hasEnglish({}, { ...canApply, ...tick }), hasEnglish({}, tick)]).toEqual([true, false]);
  });

  it('counts a document for the dependants it names, and one without names for an only dependant', () => {
    const paper = (id: string, stage: string, dependants: readonly number[] | null = null) => ({
      id,
      stage,
      dependants,
      documentType: 'passport',
    });
    const all = [
      paper('mine', 'general'),
      paper('of 1', 'dependant', [1]),
      paper('of both', 'dependant', [1, 2]),
      paper('of all of us', 'ilr', [2]),
      paper('unnamed', 'dependant'),
      { ...paper('letter of the school', 'dependant', [1]), documentType: 'school_letter' },
    ];
    const listDocuments = (key: string, isOnlyDependant = false) =>
      documentsOfApplicant(all, { key, isOnlyDependant }).map(({ id }) => id);
    expect(listDocuments('you')).toEqual(['mine', 'of all of us', 'letter of the school']);
    expect(listDocuments('1')).toEqual(['of 1', 'of both', 'letter of the school']);
    expect(listDocuments('2')).toEqual(['of both', 'of all of us']);
    expect(listDocuments('1', true)).toEqual(['of 1', 'of both', 'unnamed', 'letter of the school']);
  });

  it('accepts a certificate of B2 for B2, and one of B1 only for B1', () => {
    const holding = (documentType: string, plannedOn: string) => {
      const document = {
        id: 'd1',
        documentType,
        stage: 'ilr',
        dependants: null,
        issuedOn: '2026-06-01',
        coversFrom: null,
        coversTo: null,
        expiryDate: null,
      } as const;
      const noEnglish = { hasEnglishLanguage: false, english: { held: null } };
      const { question } = planChecklist(
        { ...record(noEnglish), documents: [document] },
        you,
        'global_talent',
        { plannedOn },
      );
      return question && buildChecklist(question).requirements.find(({ id }) => id === 'G7')?.state;
    };
    expect(holding('english_b2_certificate', '2027-04-20')).toBe('have');
    expect(holding('english_b1_certificate', '2027-04-20')).not.toBe('have');
    for (const kind of ['english_b1_certificate', 'english_b2_certificate'])
      expect(holding(kind, '2027-03-20')).toBe('have');
  });
});
