import type { Source } from './datedValue';

/** A number of days away that a period allows. */
export interface AbsenceLimit {
  /** Days allowed; one more is over. */
  readonly days: number;
  /** Days from which a person should be told that the limit is near. */
  readonly nearDays: number;
  readonly years: 1 | 3 | 5;
  readonly source: Source;
}

const naturalisationGuidance: Source = {
  title: 'Naturalisation as a British citizen by discretion, caseworker guidance v16.0',
  url: 'https://www.gov.uk/government/publications/naturalisation-as-a-british-citizen-by-discretion-nationality-policy-guidance',
  retrievedOn: '2026-11-21',
};

const continuousResidence: Source = {
  title: 'Immigration Rules, Appendix Continuous Residence, CR 3.1',
  url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-continuous-residence',
  retrievedOn: '2026-11-21',
};

/** British Nationality Act 1981, Schedule 1: the final year before an application for citizenship. */
export const finalYearLimit: AbsenceLimit = {
  days: 90,
  nearDays: 80,
  years: 1,
  source: naturalisationGuidance,
};

/** The three years of the spouse or civil partner of a British citizen, section 6(2). */
export const threeYearLimit: AbsenceLimit = {
  days: 270,
  nearDays: 240,
  years: 3,
  source: naturalisationGuidance,
};

/** The five years of section 6(1). */
export const fiveYearLimit: AbsenceLimit = {
  days: 450,
  nearDays: 400,
  years: 5,
  source: naturalisationGuidance,
};

/** Settlement: any twelve months of the qualifying period. */
export const settlementYearLimit: AbsenceLimit = {
  days: 180,
  nearDays: 150,
  years: 1,
  source: continuousResidence,
};
