import { describe, expect, it } from 'vitest';
import { checklistPlanOf, type ChosenForChecklist, type RecordedPapers } from './planOfRecord';
import type { ChecklistRecord } from './ofRecord';

const today = '2026-11-26';
/** A Global Talent visa: by the Home Office's count one can apply today, with travel days four years later. */
const record = (ilr: Partial<ChecklistRecord['ilr']> = {}): ChecklistRecord & RecordedPapers => ({
  today,
  visa: { visaStartDate: '2021-09-01', appliedInTime: null, previousVisaHistory: [] },
  ilr: {
    ...{ asOf: today, hasILR: false, needsNoIlr: false, outcomes: [], awaitingDecisionSince: null },
    ilrApplicationEarliestDate: '2030-11-14',
    homeOffice: { ilrApplicationEarliestDate: '2026-08-30' },
    ...{ meetsAbsenceRequirements: false, worstTwelveMonths: null, hasLifeInUK: true },
    ...{ hasEnglishLanguage: true, english: { held: 'B1' } },
    ...ilr,
  },
  citizenship: {
    ...{ asOf: today, citizenshipEligibilityDate: null, homeOfficeEligibilityDate: null },
    ...{ homeOfficeSays: null, outcomes: [], missing: [], settlementLapse: null },
    ...{
      spouseOfBritishCitizen: false,
      citizenshipAbsencesWithinLimit: true,
      finalYear: { exceeded: false },
    },
  },
  ...{ journeys: [], documents: [], referees: [], papers: [] },
});
const you = { key: 'you', role: 'main', dateOfBirth: '1993-11-02' } as const;
const plan = (chosen: ChosenForChecklist = {}, ilr: Partial<ChecklistRecord['ilr']> = {}) =>
  checklistPlanOf(record(ilr), you, 'global_talent', chosen);

describe('The checklist of a record', () => {
  it('is for the safe day, for the earlier one where that is chosen, and for a typed day before both', () => {
    expect(plan().plannedOn).toBe('2030-11-14');
    expect(plan({ byHomeOffice: true }).plannedOn).toBe(today);
    expect(plan({ byHomeOffice: true, plannedOn: '2028-01-01' }).plannedOn).toBe('2028-01-01');
    expect(plan({ plannedOn: '31/2/2028' }).plannedOn).toBe('2030-11-14');
    // While it is typed, 1/9/2027 is a day of 2020 for a moment.
    for (const plannedOn of ['2020-09-01', '1920-09-01', '2200-01-01'])
      expect(plan({ plannedOn }).plannedOn).toBe('2030-11-14');
    // Where both counts agree there is no earlier day to choose.
    expect(plan({ byHomeOffice: true }, { homeOffice: null }).plannedOn).toBe('2030-11-14');
  });

  it('has English where the level is the one that the planned day asks for', () => {
    const hasEnglish = (chosen: ChosenForChecklist, ilr: Partial<ChecklistRecord['ilr']> = {}) =>
      plan(chosen, ilr).question?.held?.includes('G7');
    // B2 from 26 March 2027 on.
    expect([hasEnglish({ byHomeOffice: true }), hasEnglish({})]).toEqual([true, false]);
    expect(hasEnglish({ plannedOn: '2027-03-25' })).toBe(true);
    expect(hasEnglish({ plannedOn: '2027-03-26' })).toBe(false);
    // The tick of a profile is B1 at least.
    const tick = { english: { held: null } };
    expect([hasEnglish({ byHomeOffice: true }, tick), hasEnglish({}, tick)]).toEqual([true, false]);
  });
});
