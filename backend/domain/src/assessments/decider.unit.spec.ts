import { describe, expect, it } from 'vitest';
import { createSpecification, stateAfter } from '../../testing/specification';
import { assessmentDecider, mostSavedAssessments } from './decider';
import { assessmentSaved, type AssessmentEvent, type SavedAssessment } from './events';

const { given } = createSpecification(assessmentDecider);

const assessmentId = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a01';
const ilr: SavedAssessment = {
  assessmentId,
  calculator: 'ilr',
  title: 'Before the summer',
  savedAt: '2026-05-03T10:00:00.000Z',
  calculatedOn: '2026-05-03',
  ruleSet: { version: '2026-04-08', checkedOn: '2026-05-01' },
  isEligible: false,
  suggestedEligibilityDate: '2027-11-06',
  form: {
    visaType: 'skilled_worker',
    detailedAbsences: [{ startDate: '2025-03-01', endDate: '2025-03-10' }],
  },
  result: { requiredYears: 5, route: null, cautious: { trips: [10] } },
};
const saved = (assessment: SavedAssessment = ilr): AssessmentEvent => ({
  type: 'AssessmentSaved',
  data: assessment,
});
const discarded: AssessmentEvent = { type: 'AssessmentDiscarded', data: { assessmentId } };
const withoutTitle = ({ title: _, ...rest }: SavedAssessment): SavedAssessment => rest;

describe('saving a result', () => {
  const save = (assessment: SavedAssessment) => ({ type: 'SaveAssessment', assessment }) as const;

  it('keeps the question and the answer unchanged', () => given().when(save(ilr)).then(saved()));
  it('does nothing if the same result is saved already, whenever it is sent again', () => {
    given(saved()).when(save(ilr)).thenNothing();
    given(saved())
      .when(save({ ...ilr, savedAt: '2026-05-03T10:00:09.000Z' }))
      .thenNothing();
    given(saved())
      .when(save({ ...ilr, result: { cautious: { trips: [10] }, route: null, requiredYears: 5 } }))
      .thenNothing();
    given(saved(withoutTitle(ilr)))
      .when(save(withoutTitle(ilr)))
      .thenNothing();
  });
  it.each<[string, Partial<SavedAssessment>]>([
    ['name', { title: 'After the summer' }],
    ['calculator', { calculator: 'citizenship' }],
    ['day', { calculatedOn: '2026-05-04' }],
    ['rule set', { ruleSet: { version: '2026-05-04', checkedOn: '2026-05-01' } }],
    ['verdict', { isEligible: true }],
    ['date', { suggestedEligibilityDate: null }],
    ['form', { form: { ...ilr.form, visaType: 'global_talent' } }],
    ['answer', { result: { ...ilr.result, cautious: { trips: [11] } } }],
  ])('refuses a result with another %s under the same id', (_, change) =>
    given(saved())
      .when(save({ ...ilr, ...change }))
      .thenRefused({ refusal: 'conflict', code: 'assessment_exists' }),
  );
  it('refuses a result without the name that the id was saved with', () =>
    given(saved())
      .when(save(withoutTitle(ilr)))
      .thenRefused({ refusal: 'conflict', code: 'assessment_exists' }));
  it('refuses a result over the limit, until one is deleted', () => {
    const others = Array.from({ length: mostSavedAssessments }, (_, index) =>
      saved({ ...ilr, assessmentId: `another ${index}` }),
    );
    given(...others)
      .when(save(ilr))
      .thenRefused({ refusal: 'invalid', code: 'too_many_assessments' });
    given(...others, { type: 'AssessmentDiscarded', data: { assessmentId: 'another 7' } })
      .when(save(ilr))
      .then(saved());
  });
});

describe('deleting a saved result', () => {
  const discard = { type: 'DiscardAssessment', assessmentId } as const;
  const notThere = { refusal: 'notFound', code: 'assessment_not_found' } as const;

  it('removes it from the record', () => given(saved()).when(discard).then(discarded));
  it('refuses an unknown or deleted result', () => {
    given().when(discard).thenRefused(notThere);
    given(saved(), discarded).when(discard).thenRefused(notThere);
  });
});

describe('the saved results of a person', () => {
  it('are remembered by id and a short equality key, not by their content', () => {
    const other = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a02';
    const state = stateAfter(assessmentDecider, saved(), saved({ ...ilr, assessmentId: other }), discarded);
    expect([...state]).toEqual([[other, expect.stringMatching(/^[0-9a-f]{16}\d+$/)]]);
  });

  it('do not mutate the earlier state', () => {
    const before = stateAfter(assessmentDecider, saved());
    assessmentDecider.evolve(before, discarded);
    expect(before.size).toBe(1);
  });

  it.each([
    ['a day that does not exist', { calculatedOn: '2026-02-29' }],
    ['an unknown calculator', { calculator: 'moon' }],
    ['no verdict', { isEligible: null }],
    ['a verdict of a sum of fees', { calculator: 'fees' }],
    ['a verdict of a checklist', { calculator: 'checklist' }],
    ['a verdict of an address check', { calculator: 'addresses' }],
    ['a verdict of a sheet', { calculator: 'sheet' }],
    ['a verdict of a timeline', { calculator: 'timeline' }],
    ['an empty name', { title: '' }],
    ['a form that is no object', { form: [] }],
    ['a value that JSON cannot hold', { result: { days: Number.NaN } }],
    ['an unknown field', { passport: '123' }],
  ])('never hold %s', (_, wrong) => {
    expect(() => assessmentSaved.parse({ ...ilr, ...wrong })).toThrow();
  });

  it.each(['fees', 'checklist', 'addresses', 'sheet', 'timeline'])(
    'may be of %s, which never makes a person eligible',
    (calculator) => {
      const undecided = { ...ilr, calculator, isEligible: null, suggestedEligibilityDate: null };
      expect(assessmentSaved.parse(undecided)).toStrictEqual(undecided);
    },
  );

  it('may name a later date than any that can be typed', () => {
    const late = { ...ilr, suggestedEligibilityDate: '2204-01-01' };
    expect(assessmentSaved.parse(late)).toStrictEqual(late);
  });
});
