import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { savedAssessmentResponse } from '@settlewise/contract/assessments';
import { sumOfFees } from '@settlewise/rules/fees';
import { earlierRules } from '@settlewise/rules/comparison';
import { describe, expect, it } from 'vitest';
import { frozenAssessment, frozenAssessments } from '../../../testing/frozenAssessment';
import { presentSaved } from './presenter';

/**
 * The log is never rewritten, so samples never change. If a sample cannot be read, the contract breaks saved results:
 * new fields need a default, and removed ones must stay readable.
 */
const checksums: Readonly<Record<string, string>> = {
  'savedAssessment.addresses.v1.json': '847eff4f559fd7b55074ba9fad0be0579362a3433e6710ab2738bdd146d1d801',
  'savedAssessment.checklist.v1.json': '25dd86a16dc82585686a83f3216015418ad485b97e46bda071179b9f86ca2520',
  'savedAssessment.citizenship.v1.json': 'bb457436c1f85bf78ba9e8e3becfbc654adf969714c89a33fed9df34437d696b',
  'savedAssessment.fees.v1.json': '089adbed1953abcb450daeeb1da90d7a82a38458b94a778fc7f51e153e2bd450',
  'savedAssessment.ilr.v1.json': '0e37830f6aa0bcb9a0f36fe1f459f77cd386fa51f9555704de3d32c69f402d32',
  'savedAssessment.sheet.v1.json': 'ab7631cfbe1be1415374bff5bb99f52361222d8cc4ab2feb3a3095f3935ddcfa',
  'savedAssessment.timeline.v1.json': '518df16cbfd08fd32da858c44c70f392912948fc4d9a6f55b0776ded493c1167',
};

describe('the frozen saved results', () => {
  it('all exist unchanged', () => {
    const found = readdirSync(frozenAssessments).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(new URL(name, frozenAssessments)))
        .digest('hex'),
    ]);
    expect(Object.fromEntries(found)).toStrictEqual(checksums);
  });

  it.each([
    { calculator: 'ilr', trips: 'detailedAbsences', firstDay: '2027-12-06' },
    // Its days are in the result of each count.
    { calculator: 'citizenship', trips: 'absenceRecords', firstDay: null },
  ] as const)('of $calculator are opened by today’s contract, with nothing lost', (sample) => {
    const { calculator, trips, firstDay } = sample;
    const stored = frozenAssessment(calculator);
    const opened = presentSaved(stored);
    if (opened.calculator !== 'ilr' && opened.calculator !== 'citizenship')
      throw new Error('This is no answer on eligibility');
    const { form, result, ...summary } = opened;
    expect(summary).toEqual({
      id: stored.assessmentId,
      calculator,
      title: stored.title,
      savedAt: stored.savedAt,
      calculatedOn: stored.calculatedOn,
      ruleSet: stored.ruleSet,
      isEligible: stored.isEligible,
      suggestedEligibilityDate: stored.suggestedEligibilityDate,
      earliestApplicationDate: firstDay,
      // Saved before this field existed.
      headline: null,
      twoFirstDays: null,
      isRed: false,
    });
    expect(form).toMatchObject(stored.form);
    const { cautious, homeOffice } = result;
    expect({
      ...result,
      cautious: { ...cautious, trips: cautious?.trips.map(({ days }) => days) },
      homeOffice: { ...homeOffice, trips: homeOffice?.trips.map(({ days }) => days) },
    }).toMatchObject(stored.result);
    const dates = (trip: { departureDate: string; returnDate: string | null }) => ({
      startDate: trip.departureDate,
      endDate: trip.returnDate,
    });
    expect(stored.form).toMatchObject({ [trips]: cautious?.trips.map(dates) });
    expect(savedAssessmentResponse.safeParse(presentSaved(stored)).success).toBe(true);
  });

  it('of fees are opened by today’s contract, with nothing lost', () => {
    const stored = frozenAssessment('fees');
    const { assessmentId: id, isEligible: _, suggestedEligibilityDate: __, ...saved } = stored;
    const { totalPence, lowestPence, highestPence } = stored.result;
    const opened = presentSaved(stored);
    expect(opened).toEqual({ id, ...saved, totalPence, lowestPence, highestPence });
    // A reminder adds up the stored values without parsing them by the contract.
    if (opened.calculator !== 'fees') throw new Error('This is no sum of fees');
    const again = sumOfFees({ ...opened.form, asOf: stored.calculatedOn });
    expect(again.lines).toHaveLength(opened.result.lines.length);
  });

  it.each([
    {
      calculator: 'checklist',
      summary: { application: 'SET(O)', plannedOn: '2027-02-20', name: null, met: 1, of: 7 },
    },
    {
      calculator: 'addresses',
      summary: {
        application: 'AN',
        applicationOn: '2026-10-31',
        name: null,
        missingDays: 9,
        contradictions: 0,
      },
    },
  ] as const)('of $calculator are opened by today’s contract, with nothing lost', (sample) => {
    const stored = frozenAssessment(sample.calculator);
    const { assessmentId: id, isEligible: _, suggestedEligibilityDate: __, ...saved } = stored;
    const opened = presentSaved(stored);
    expect(opened).toEqual({ id, ...saved, ...sample.summary });
    expect(savedAssessmentResponse.parse(opened)).toEqual(opened);
  });

  it('of a sheet are opened by today’s contract, with nothing lost', () => {
    const stored = frozenAssessment('sheet');
    const { assessmentId: id, isEligible: _, suggestedEligibilityDate: __, ...saved } = stored;
    const opened = presentSaved(stored);
    expect(opened).toEqual({
      id,
      ...saved,
      application: 'an',
      applicationOn: '2027-03-01',
      name: 'Zoë Okafor',
    });
    expect(savedAssessmentResponse.parse(opened)).toEqual(opened);
  });

  it('of a timeline are opened by today’s contract, with nothing lost', () => {
    const stored = frozenAssessment('timeline');
    const { assessmentId: id, isEligible: _, suggestedEligibilityDate: __, ...saved } = stored;
    const opened = presentSaved(stored);
    // Nulls of most entries are omitted.
    expect(opened).toMatchObject({ id, ...saved });
    expect(opened).toMatchObject({
      next: { date: '2027-03-26', title: expect.stringContaining('English at level B2') },
    });
    expect(savedAssessmentResponse.parse(opened)).toEqual(opened);
  });

  it.each(['ilr', 'citizenship'] as const)(
    'of %s have the same answer by the earlier rules on their day',
    (calculator) => {
      const { form, calculatedOn, isEligible, suggestedEligibilityDate } = frozenAssessment(calculator);
      expect(earlierRules[calculator](form, calculatedOn)).toMatchObject({
        verdict: isEligible ? 'eligible' : 'not_yet',
        firstDay: suggestedEligibilityDate,
      });
    },
  );

  it('fail if a number of the result is missing', () => {
    const stored = frozenAssessment('ilr');
    const { requiredYears: _, ...result } = stored.result;
    expect(() => presentSaved({ ...stored, result })).toThrow('requiredYears');
  });
});
