import { emptyDetails } from '@settlewise/domain/immigrationProfile';
import { expect, test } from 'vitest';
import { calculateCitizenshipProgress } from '../progress/citizenshipEligibility';
import { calculateIlrProgress } from '../progress/ilrProgress';
import type { ProgressRecord } from '../record/recordOn';
import { findOpenDocuments } from './openDocuments';

/** A skilled worker who can apply from 13 March 2027. Until 25 March the English of the visa is sufficient. */
const record: ProgressRecord = {
  details: {
    ...emptyDetails,
    visaType: 'skilled_worker',
    visaStartDate: '2022-04-10',
    visaExpiryDate: '2028-12-31',
    dateOfBirth: '1990-01-01',
  },
  earlier: [],
  journeys: [],
  applications: [],
  today: '2026-11-21',
};

function met(chosen: Readonly<Record<string, string>> = {}): number | undefined {
  const answers = Object.entries(chosen).map(([question, answer]) => ({
    applicant: 'you',
    question,
    answer,
  }));
  const [ilr, citizenship] = [calculateIlrProgress(record), calculateCitizenshipProgress(record)];
  const held = { ...record, documents: [], referees: [], papers: [], answers };
  return findOpenDocuments(held, { ilr, citizenship })?.met;
}

test('the documents of the next application are those for the day chosen on the documents page', () => {
  expect(met()).toBe(1);
  // B2 is required on that day, and no level is known.
  expect(met({ planned_day: '2027-12-20' })).toBe(0);
  expect(met({ planned_day: '2027-03-20' })).toBe(1);
  // A day for another form and a past day are ignored.
  expect(met({ planned_day: '2027-12-20', form: 'AN' })).toBe(1);
  expect(met({ planned_day: '2026-11-20' })).toBe(1);
});
