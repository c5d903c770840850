import type { Source } from './parameter';
import { sources } from './sources';

/**
 * A change that is announced and not law. It is never part of an answer; pages can show it in addition, with its
 * label.
 */
export interface AnnouncedChange {
  readonly key: string;
  readonly title: string;
  readonly proposal: string;
  /** Years of the proposal, less or more than today's, where it names a number. */
  readonly years: number | null;
  readonly effect: 'total' | 'shorter_by' | 'longer_by' | 'unchanged' | 'closes';
}

/** Proposals of one paper, with the text that must be shown with them. */
export interface Scenario {
  readonly key: string;
  readonly title: string;
  readonly label: string;
  /** A scenario is shown only on request. */
  readonly onByDefault: false;
  readonly inForceFrom: null;
  readonly source: Source;
  readonly changes: readonly AnnouncedChange[];
}

const change = (
  key: string,
  title: string,
  effect: AnnouncedChange['effect'],
  years: number | null,
  proposal = title,
): AnnouncedChange => ({ key, title, proposal, years, effect });

/** Earned settlement: White Paper of 12 May 2025 and CP 1448. No day of commencement is known. */
export const earnedSettlement: Scenario = {
  key: 'earned_settlement',
  title: 'Earned settlement',
  label:
    'A proposal, not the law. No date and no rule for people already here is known; whether reductions add up is not settled.',
  onByDefault: false,
  inForceFrom: null,
  source: sources.fairerPathway,
  changes: [
    change('baseline', 'Ten years in place of five', 'total', 10),
    change('income_125140', 'Taxable income of £125,140 for three years', 'shorter_by', 7),
    change('income_50270', 'Taxable income of £50,270 for three years', 'shorter_by', 5),
    change('english_c1', 'English at level C1', 'shorter_by', 1),
    change('public_service', 'A public service job', 'shorter_by', 5),
    change('volunteering', 'Volunteering', 'shorter_by', 3, 'Three to five years less for volunteering'),
    change('talent', 'Global Talent and Innovator Founder', 'total', 3),
    change('public_funds_under_a_year', 'Public funds for less than twelve months', 'longer_by', 5),
    change('public_funds_a_year', 'Public funds for twelve months or more', 'longer_by', 10),
    change('irregular', 'Illegal entry or overstay', 'longer_by', 20, 'Up to twenty years more'),
    change('lower_skilled', 'Jobs below RQF 6, health and care', 'total', 15),
    change('refugees', 'Refugees', 'total', 20),
    change('family_and_bno', 'Partners and children of British citizens, BN(O)', 'unchanged', 5),
    change('long_residence', 'The long residence route closes', 'closes', null),
  ],
};

/** Every announced change that is not law, by paper. */
export const scenarios: readonly Scenario[] = [earnedSettlement];
