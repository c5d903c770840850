import { checklistFormSentences } from '../src/sentences/checklistForms';
import { citizenshipSentences, whyCitizenshipAsks } from '../src/sentences/citizenship';
import {
  citizenshipCalculatorSentences,
  headlineSentences,
  suggestionSentences,
} from '../src/sentences/citizenshipCalculator';
import { dependantMissing, dependantSentences } from '../src/sentences/dependants';
import { discretionSentences, missingDaysSentences } from '../src/sentences/discretion';
import {
  feeChanges,
  feeLosses,
  feeNotes,
  feeProblems,
  feeWarnings,
  surchargeSentences,
} from '../src/sentences/fees';
import { ilrMissing, ilrResultSentences, ilrSentences } from '../src/sentences/ilrCalculator';
import { registrationMissing, registrationSentences } from '../src/sentences/registrationOfChildren';
import { routeNotes } from '../src/sentences/routeNotes';
import { settlementAbsences } from '../src/sentences/settlementAbsences';
import { settlementDates } from '../src/sentences/settlementDates';
import {
  settlementConditions,
  settlementMissing,
  settlementPermissions,
} from '../src/sentences/settlementPermissions';
import {
  settlementMissingForClaim,
  settlementQuestions,
  settlementRequirements,
  whySettlementAsks,
} from '../src/sentences/settlementRequirements';
import { settlementService } from '../src/sentences/settlementService';
import type { SentencesFor } from '../src/sentences/table';
import { waitingSentences } from '../src/sentences/waiting';
import { warningSentences } from '../src/sentences/warnings';

/** The sentences of one table, with realistic values. */
export interface Topic {
  readonly title: string;
  readonly entries: readonly {
    readonly code: string;
    readonly examples: readonly string[];
    /** The values of each example. */
    readonly values: readonly unknown[];
  }[];
}

/** At least one example for every code: the compiler checks it. */
type ExamplesFor<Values> = {
  readonly [Code in keyof Values]: readonly [Values[Code], ...(readonly Values[Code][])];
};

function topic<Values>(
  title: string,
  table: SentencesFor<Values>,
  examples: ExamplesFor<NoInfer<Values>>,
): Topic {
  const entries: Topic['entries'][number][] = [];
  for (const code in table)
    entries.push({
      code,
      examples: examples[code].map((values) => table[code](values)),
      values: examples[code],
    });
  return { title, entries };
}

const none = [{}] as const;
const span = { first: '2024-05-12', last: '2025-05-11' };
const ages = { from: 18, to: 64 };
const retryFrom = '2025-03-18';
const broken = { days: 199, limit: 180, ...span, retryFrom };
const refusal = { sentenceMonths: 12, debtToTheNhs: '£500' };
const about = { title: 'Student', notes: [] };
const absence = { kind: 'Indefinite leave', years: 2, first: '2023-01-02', last: '2025-01-02' };

export const topics: readonly Topic[] = [
  topic('Settlement: dates', settlementDates, {
    qualifying_period: [
      { years: 5, start: '2023-01-03', completes: '2028-01-03', completeSince: null },
      { years: 5, start: '2021-11-26', completes: '2026-11-26', completeSince: '2026-11-06' },
    ],
    counted_back_from_later_day: [
      { days: 28, ancestry: false },
      { days: 28, ancestry: true },
    ],
    wait_until: [
      { earliest: '2027-12-06', days: 376 },
      { earliest: '2026-11-26', days: 1 },
    ],
    earlier_years_serve: [{ years: 5, first: '2016-02-01', last: '2021-01-31' }],
    earlier_years_do_not_serve: [
      { years: 5, first: '2016-02-01', last: '2021-01-31', daysAfter: 28 },
      { years: 5, first: '2016-02-01', last: '2021-01-31', daysAfter: null },
    ],
    thirty_months_in_sixty: [
      { monthsInTwelve: 6, since: '2025-07-16', months: 30, ofMonths: 60, start: '2021-08-01' },
    ],
    sooner_by_long_residence: [
      { on: '2027-03-01', today: '2026-11-29', years: 10 },
      { on: '2026-03-01', today: '2026-11-29', years: 10 },
    ],
    earlier_in_practice: [{ inPractice: '2027-03-01', days: 28, months: 60, earliest: '2027-03-29' }],
    english_level_between: [
      { early: { on: '2027-03-01', level: 'B1' }, late: { on: '2027-03-29', level: 'B2' }, confirmed: false },
    ],
    apply_before_permission_ends: [{ years: 5, applyBy: '2026-12-09' }],
    last_days_of_permission: [{ days: 28, earliest: '2026-11-12', applyBy: '2026-12-09' }],
    apply_inside_uk: [
      { on: '2026-11-12', back: '2026-11-20' },
      { on: '2026-11-12', back: null },
    ],
    last_days_over: [{ days: 28, applyBy: '2026-11-09' }],
    lawful_residence_assumed: [{ start: '2021-12-10' }],
    journey_ends_good_days: [{ last: '2027-01-03', again: '2027-09-01' }],
    lived_on_islands: [{ days: 40 }],
    rules_change: [
      { change: '2027-03-26', applyBy: '2027-03-25', again: '2029-01-01' },
      { change: '2027-03-26', applyBy: '2027-03-25', again: null },
    ],
    route_closed: [
      { on: '2028-02-16', laterFor: null },
      {
        on: '2025-04-05',
        laterFor: { who: 'people who ever held Tier 1 (Graduate Entrepreneur)', on: '2027-07-05' },
      },
    ],
    combining_not_confirmed: [
      { titles: ['Innovator Founder'], route: 'Global Talent', firstDay: '2027-01-05' },
      { titles: ['Innovator Founder', 'Scale-up'], route: 'Global Talent', firstDay: null },
    ],
    permission_does_not_count: [
      { title: 'Ukraine scheme', years: 10, confirmed: false, first: '2022-06-01', last: '2025-05-31' },
    ],
  }),

  topic('Settlement: days away', settlementAbsences, {
    no_absence_limit: none,
    twelve_months_within_limit: [{ days: 173, limit: 180 }],
    absences_to_list: [{ from: 180 }],
    before_entry: [
      { days: 30, olderGuidance: null },
      { days: 120, olderGuidance: 90 },
    ],
    important_reason: [{ days: 200, months: 12 }],
    permitted_absence: [{ days: 31 }, { days: 1 }],
    ignored_absence: [
      { days: 40, kind: 'days_before', date: '2022-06-20' },
      { days: 40, kind: 'begun_before', date: '2024-10-08' },
      { days: 40, kind: 'permission_granted_before', date: '2018-01-11' },
    ],
    fixed_years: [{ days: 90, since: '2018-01-11' }],
    permission_end_unknown: [{ months: 64 }],
    counted_backward_over_limit: [{ days: 181, limit: 180, last: '2025-02-27' }],
    twelve_months_over_limit: [broken],
    fixed_year_over_limit: [{ ...broken, rollingSince: '2018-01-11' }],
    single_absence_over_limit: [
      { ...broken, limit: 184, longResidenceBefore: '2024-04-11', months: 6 },
      { ...broken, limit: 184, longResidenceBefore: null, months: 6 },
    ],
    total_over_limit: [{ ...broken, days: 560, limit: 548 }],
    other_count_differs: [
      {
        count: 'home_office',
        counted: { days: 181, limit: 180, exceeded: true },
        worst: { days: 179, limit: 180, exceeded: false },
        firstDay: '2026-12-04',
      },
      {
        count: 'cautious',
        counted: { days: 174, limit: 180, exceeded: false },
        worst: { days: 186, limit: 180, exceeded: true },
        firstDay: '2027-12-05',
      },
      {
        count: 'cautious',
        counted: { days: 180, limit: 180, exceeded: false },
        worst: { days: 184, limit: 180, exceeded: true },
        firstDay: null,
      },
      {
        count: 'cautious',
        counted: { days: 190, limit: 180, exceeded: true },
        worst: { days: 196, limit: 180, exceeded: true },
        firstDay: '2027-12-05',
      },
      { count: 'home_office', counted: null, worst: null, firstDay: null },
    ],
  }),

  topic('Settlement: visas and other permission', settlementPermissions, {
    gap_without_permission: [span],
    time_on_other_route: [{ days: 365, ...span }],
    gap_counts_section_3c: [{ first: '2024-05-12', last: '2024-06-20' }],
    gap_spent_abroad: [{ first: '2024-05-12', last: '2024-06-20' }],
    gap_counts_pandemic: [
      { first: '2020-05-12', last: '2020-07-20', grace: { first: '2020-08-01', last: '2020-08-31' } },
    ],
    gap_excepted: [{ uncounted: 14, first: '2024-05-12', last: '2024-05-25' }],
    gap_may_be_excused: [{ limit: 14, first: '2024-05-12', last: '2024-05-25' }],
    other_routes_count: [{ titles: ['Skilled Worker'] }, { titles: ['Skilled Worker', 'Scale-up'] }],
    year_on_route: [
      { on: '2027-02-01', family: true },
      { on: '2027-02-01', family: false },
    ],
    year_as_partner_or_parent: [{ on: '2027-02-01' }],
    other_routes_need_legal_entry: [{ titles: ['Skilled Worker'] }],
    year_on_current_permission: [{ years: 1, on: '2027-02-01' }],
    year_on_current_permission_unknown: [{ years: 1, from: '2024-04-11' }],
    permission_ends_before: [{ ends: '2026-12-31' }],
    uk_may_not_be_home: [{ days: 500, from: '2024-01-15' }],
    waiting_for_decision: [{ applied: '2026-10-02' }],
    waiting_years_by_decision: [
      { complete: '2026-12-10', isComplete: true },
      { complete: '2026-12-10', isComplete: false },
    ],
    waiting_permission_goes_on: [{ ends: '2026-11-01' }],
    waiting_applied_late: [{ ends: '2026-09-20' }],
    extension_pending: [
      { applied: '2026-10-15', ends: '2026-10-31' },
      { applied: '2026-10-15', ends: null },
    ],
    extension_late: [{ applied: '2026-11-05', ends: '2026-10-31' }],
    extension_vary_for_ilr: [{ isEligible: true }, { isEligible: false }],
    waiting_do_not_travel: none,
    waiting_show_your_rights: none,
  }),

  topic('Settlement: what else is asked', settlementRequirements, {
    knowledge_not_asked_at_age: [{ on: '2027-05-04', age: 67, ages }],
    english_level: [
      {
        asked: 'B2',
        on: '2027-05-04',
        confirmed: false,
        held: null,
        met: false,
        notNeeded: false,
        test: true,
        ages,
      },
      {
        asked: 'B1',
        on: '2026-12-04',
        confirmed: true,
        held: 'C1',
        met: true,
        notNeeded: false,
        test: false,
        ages,
      },
      {
        asked: 'B1',
        on: '2026-12-04',
        confirmed: true,
        held: 'none',
        met: false,
        notNeeded: false,
        test: false,
        ages,
      },
      {
        asked: 'B1',
        on: '2026-12-04',
        confirmed: true,
        held: 'exempt',
        met: true,
        notNeeded: true,
        test: false,
        ages,
      },
    ],
    life_in_the_uk: [
      { passed: true, grownChildrenOnly: false, ages },
      { passed: false, grownChildrenOnly: false, ages },
      { passed: false, grownChildrenOnly: true, ages },
    ],
    about_the_route: [{ notes: ['Your employer must still need you and pay you.'] }],
    suitability: [refusal],
    breaks_not_asked: [
      { ...refusal, shortSentence: null },
      { ...refusal, shortSentence: { months: 12, yearsAfter: 5 } },
    ],
    islands: none,
    no_settlement_route: [about],
    settlement_not_needed: [{ title: 'Irish citizen', notes: [] }],
    rule_not_known: [{ title: 'Stateless person', notes: [] }],
  }),

  topic('Settlement: service in HM Armed Forces', settlementService, {
    discharge_window: [{ on: '2027-01-29', firstDay: '2026-09-25', weeks: 18, last: '2029-01-29', years: 2 }],
    discharge_too_long_ago: [{ on: '2024-05-10', last: '2026-05-10', years: 2 }],
    service_long_enough: [{ start: '2019-03-04', years: 4, complete: '2023-03-04' }],
    service_too_short: [{ start: '2024-03-04', years: 4, complete: '2028-03-04' }],
    medical_discharge: none,
    no_fee_after_service: [{ years: 6 }, { years: null }],
  }),

  topic('Settlement: notes about a route (about_the_route)', routeNotes, {
    skilled_worker_years: none,
    skilled_worker_pay: [
      { pay: '£41,700', less: { onSalaryList: '£33,400', earlier: '£31,300', onScale: '£25,000' } },
    ],
    health_and_care_years: none,
    health_and_care_surcharge: none,
    health_and_care_pay: [{ onScale: '£25,000', ofOthers: '£41,700', less: null }],
    tier_2_years: none,
    scale_up_pay: [
      { pay: '£39,100 a year', earlierPay: '24 of the last 36 months', lessBefore: '2025-07-22' },
      { pay: '£39,100 a year', earlierPay: '24 of the last 36 months', lessBefore: null },
    ],
    global_talent_years: none,
    global_talent_three_years: none,
    global_talent_money: none,
    innovator_founder_years: none,
    innovator_founder_endorsement: none,
    employer_needs_you: none,
    sponsor_needs_you: none,
    sponsor_pays: [{ pay: '£35,800 a year' }],
    old_domestic_worker: none,
    partner_of_worker: none,
    partner_without_years: none,
    child_of_worker: [{ from: 18 }],
    turkish_years: none,
    ancestry_work: none,
    partner_time: none,
    partner_income: [
      { income: '£29,000 a year', lessBefore: '2024-04-11', savings: '£16,000' },
      { income: '£29,000 a year', lessBefore: null, savings: '£16,000' },
    ],
    family_home: none,
    lower_english: [{ level: 'A2', years: 15, hours: 75 }],
    family_five_years: none,
    parent_maintenance: none,
    private_life_five_years: none,
    child_born_in_uk: [{ months: 6, days: 551 }],
    settled_on_entry: none,
    protection_for_months: [{ from: '2 March 2026', lasts: '30 months' }],
    long_residence_leaves_out: none,
    bno_years: none,
    bno_children: [{ from: '2026-10-08', age: 18 }],
    eu_automatic: none,
    eu_months_in_sixty: [{ months: 30, since: '2025-07-16' }],
    eu_important_reason: [{ months: 12 }],
    armed_forces_no_visa: none,
    armed_forces_no_fee: [{ years: 6 }],
    no_settlement: none,
    counts_for_nothing: none,
    long_residence_only: none,
    overseas_domestic_worker: none,
    fiance: none,
    ukraine_time: none,
    ukraine_other_routes: none,
    irish_citizen: none,
    right_of_abode: none,
    entrepreneur_years: [{ jobs: 10, income: '£5 million' }],
    investor_years: [
      {
        ways: [
          { years: 2, money: '£10 million' },
          { years: 3, money: '£5 million' },
        ],
      },
    ],
    as_global_talent: none,
    tier1_other: none,
  }),

  topic('Settlement: what is missing', settlementMissing, {
    permission_that_counts: none,
    permission_at_start: [{ start: '2021-12-10', begins: '2023-02-01' }],
    permission_now: [
      { ends: '2026-11-20', hasApplied: false, protectionYears: null, goodReasonDays: 14 },
      { ends: '2026-06-01', hasApplied: false, protectionYears: 5, goodReasonDays: null },
      { ends: '2026-10-01', hasApplied: true, protectionYears: null, goodReasonDays: null },
    ],
    rule_not_known: [{ title: 'Stateless person' }],
  }),

  topic('Settlement: what decides where no years are asked', settlementConditions, {
    partner_settled: none,
    parents_settled: none,
    indefinite_leave_on_entry: none,
    leaving_the_forces: [{ weeksBefore: 18, yearsAfter: 2, yearsOfService: 4 }],
    bereavement: none,
    domestic_abuse: none,
  }),

  topic('Settlement: protection claimed since a day', settlementMissingForClaim, {
    rule_not_known: [{ claimedFrom: '2026-03-02', lasts: '30 months', lastDays: 28 }],
  }),

  topic('Settlement: questions', settlementQuestions, {
    applied_in_time: [{ began: '2024-06-21', ended: '2024-05-11' }],
    crown_dependency: [
      { destination: 'Guernsey', stillAway: false, first: '2025-05-01', last: '2025-06-20' },
      { destination: 'Guernsey', stillAway: true, first: '2025-05-01', last: '2025-06-20' },
    ],
    claimed_on: [{ claimedFrom: '2026-03-02' }],
    endorsed_by: none,
    first_granted_as: [{ granted: '2022-05-01', adultFrom: 18, youngUntil: 24 }],
    bno_child: [{ age: 18, years: 5 }],
    medical_discharge: [{ on: '2026-12-04' }],
  }),

  topic('Settlement: why it is asked', whySettlementAsks, {
    applied_in_time: none,
    crown_dependency: [{ onEuScheme: false }, { onEuScheme: true }],
    claimed_on: [{ lasts: '30 months' }],
    endorsed_by: [{ shorter: 3, usual: 5 }],
    first_granted_as: [{ shorter: 5, usual: 10 }],
    bno_child: [{ since: '2026-10-08', age: 18, years: 5 }],
    medical_discharge: [{ years: 4 }],
  }),

  topic('Waiting for a decision', waitingSentences, {
    waiting_permission: [
      { ends: '2027-01-05', inTime: true },
      { ends: '2026-09-20', inTime: false },
      { ends: null, inTime: false },
    ],
    waiting_travel: [{ euScheme: false }, { euScheme: true }],
    waiting_work_and_rent: none,
    waiting_refusal: [{ review: '14 days', goodReason: '14 days' }],
    permission_by_law: [
      { ends: '2021-05-03', isOver: true },
      { ends: '2026-12-31', isOver: false },
    ],
    ceremony: [{ length: '3 months' }],
    clock_started: [
      { on: '2026-10-12', startsWith: 'biometrics' },
      { on: '2026-10-12', startsWith: 'application' },
    ],
    clock_not_started: [{ startsWith: 'biometrics' }, { startsWith: 'application' }],
    decision_expected: [
      { length: '6 months', lastDay: '2027-04-12', confirmed: true, paid: false },
      { length: '8 weeks', lastDay: null, confirmed: false, paid: false },
      { length: '5 working days', lastDay: '2026-10-19', confirmed: true, paid: true },
    ],
    shorter_with_income: [{ length: '8 weeks', confirmed: false }],
    decision_without_standard: none,
    no_faster_decision: none,
    decision_reported: [{ length: '6 to 8 weeks' }],
    decisions_in_time: [{ share: '95 to 96%' }],
    decision_late: [{ since: '2027-04-13' }],
    ask_ukvi: none,
    ask_mp: none,
    complain: none,
    citizenship_travel: none,
    citizenship_work_and_rent: none,
    passport_travel: none,
    passport_work_and_rent: none,
    outside_travel: none,
    outside_work_and_rent: none,
  }),

  topic('Citizenship', citizenshipSentences, {
    present_on_first_day: [{ first: '2021-11-26', years: 5 }],
    absent_on_first_day: [{ first: '2021-11-26', years: 5 }],
    total: [
      { days: 204, limit: 450, years: 5, discretion: discretionSentences.meets() },
      { days: 470, limit: 450, years: 5, discretion: discretionSentences.must_exercise({ over: 30 }) },
    ],
    final_year: [{ days: 40, limit: 90, discretion: discretionSentences.meets() }],
    settlement_not_needed: [{ kind: 'irish' }, { kind: 'right_of_abode' }],
    settlement_date_missing: none,
    settled_long_enough: [
      { months: 12, on: '2026-06-01' },
      { months: 0, on: '2026-06-01' },
    ],
    not_settled_long_enough: [{ months: 12, on: '2027-06-01' }],
    first_good_date: [
      { on: '2027-06-01', byJourneysAlone: false },
      { on: '2027-06-01', byJourneysAlone: true },
    ],
    islands_are_not_away: [{}],
    twelve_months_discretion: [
      { days: 8, months: 12, complete: '2026-12-08', accepted: missingDaysSentences.few({ most: 9 }) },
    ],
    first_day_may_be_waived: [{ months: 2 }],
    technical_absence: [{ limit: 730 }],
    service_absence: none,
    residence_before_settled_status: [{ months: 12 }],
    intention_looked_into: [{ over: 30, months: 6 }],
    crown_dependency_days: [{ journeys: 1 }, { journeys: 3 }],
    under_18: [{ fullAge: 18, on: '2027-09-01' }],
    english_and_test_not_asked: [{ age: 65, on: '2026-11-25' }],
    intention_not_asked: none,
    settlement_lapses_after: [absence],
    settlement_may_have_lapsed: [
      absence,
      { ...absence, kind: 'Settled status under the EU scheme', years: 5 },
    ],
    lapse_on_islands_not_confirmed: [absence],
    other_count_differs: [
      {
        count: 'home_office',
        counted: { total: 452, finalYear: 14 },
        total: { days: 446, limit: 450 },
        finalYear: { days: 12, limit: 90 },
        firstDay: '2026-11-25',
      },
      {
        count: 'cautious',
        counted: { total: 446, finalYear: 90 },
        total: { days: 452, limit: 450 },
        finalYear: { days: 92, limit: 90 },
        firstDay: null,
      },
    ],
    registration_first_good_date: [{ on: '2027-06-01' }],
    registration_residence: [{ years: 5, on: '2027-06-01' }],
    registration_total: [
      { days: 204, limit: 450, years: 5 },
      { days: 460, limit: 450, years: 5 },
    ],
    registration_final_year: [{ days: 100, limit: 90 }],
    registration_asks_less: none,
    registration_fee: [
      { fee: '£1,540', naturalisation: '£1,709', laterFees: '2026-10-08' },
      { fee: '£1,540', naturalisation: '£1,709', laterFees: null },
    ],
  }),

  topic('Citizenship: why it is asked', whyCitizenshipAsks, {
    applied_in_time: none,
    crown_dependency: none,
  }),

  topic('Citizenship: days away over a limit', discretionSentences, {
    meets: none,
    must_exercise: [{ over: 30 }],
    exercise: [{ over: 10 }],
    conditional_1y: none,
    conditional_2y: none,
    conditional_3y: none,
    strong_links: none,
    home_and_compelling_reason: none,
    consider_if_home: none,
    exceptional_only: none,
    refuse: none,
  }),

  topic('Citizenship: days that are missing of the months with settlement', missingDaysSentences, {
    few: [{ most: 9 }],
    some: [{ least: 10, most: 90 }],
    many: [{ least: 91 }],
  }),

  topic('Registration of a child', registrationSentences, {
    already_british: none,
    british_from_birth: [
      { who: 'you', status: 'settled', known: false, beforeAge: 18 },
      { who: 'Ada', status: 'British', known: false, beforeAge: 18 },
      { who: 'you', status: 'settled', known: true, beforeAge: 18 },
      { who: 'Ada', status: 'British', known: true, beforeAge: 18 },
    ],
    other_parent_not_sure: [
      { who: 'the other parent', beforeAge: 18 },
      { who: 'your British spouse', beforeAge: 18 },
    ],
    other_parent_not_asked: [{ beforeAge: 18 }],
    supposed_not_british: none,
    fee_waiver: none,
    good_character: [
      { age: 10, isAsked: true, on: '2025-02-01' },
      { age: 10, isAsked: false, on: '2028-02-01' },
    ],
    registered_before_18: [{ age: 18, lastDay: '2025-02-01' }],
    parent_settled: [
      { who: 'you', status: 'settled', since: '2025-02-01', lies: 'behind' },
      { who: 'Ada', status: 'British', since: '2027-02-01', lies: 'ahead' },
      { who: 'Ada', status: 'settled', since: null, lies: 'behind' },
    ],
    parent_in_law: none,
    no_parent_settled: [{ age: 18 }],
    parent_not_known: [{ who: 'Ada' }],
    ten_years_old: [{ age: 10, on: '2028-02-01' }],
    ninety_days_each_year: [
      { days: 45, limit: 90, years: 10, isOldEnough: true },
      { days: 45, limit: 90, years: 10, isOldEnough: false },
    ],
    over_ninety_days: [{ days: 95, limit: 90, year: 3, ...span }],
    other_count_differs: [{ days: 92, year: 3 }],
    special_circumstances: none,
    discretion: none,
    by_descent: [{ age: 18, years: 3, days: 270 }],
    by_descent_living_here: [{ age: 18, years: 3, days: 270 }],
    days_of_the_child: [
      { days: 45, limit: 270, years: 3, first: '2023-11-30' },
      { days: 300, limit: 270, years: 3, first: '2023-11-30' },
    ],
    too_young_for_years: [{ years: 3, on: '2028-02-01' }],
  }),

  topic('Registration of a child: what is missing', registrationMissing, {
    born_in_uk: none,
    journeys: [{ years: 10 }],
  }),

  topic('Dependants', dependantSentences, {
    about_the_route: [{ note: 'Your employer must still need you and pay you.' }],
    with_main_person: [{ name: 'Ada' }],
    partner_of_settled: [{ name: 'Ada' }],
    earlier_visa_not_known: [{ name: 'Ada', start: '2023-02-01' }],
    entry_not_known: [{ name: 'Ada' }],
    visa_ends_first: [{ name: 'Ada', ends: '2027-02-01' }],
    no_years_of_their_own: [
      { name: 'Ada', isPartner: true, mainSettled: true },
      { name: 'Ada', isPartner: true, mainSettled: false },
      { name: 'Ben', isPartner: false, mainSettled: true },
      { name: 'Ben', isPartner: false, mainSettled: false },
    ],
    bno_children: [{ since: '2026-10-08', age: 18, years: 5 }],
  }),

  topic('Dependants: what is missing', dependantMissing, {
    visa_type: [{ name: 'Ada' }],
    main_visa_type: none,
    visa_start: [{ name: 'Ada' }],
    visa_ended: [{ name: 'Ada', ended: '2026-10-31' }],
    journeys: [{ name: 'Ben' }],
    uk_entry: [{ name: 'Ada' }],
  }),

  topic('ILR calculator', ilrSentences, {
    year_over_limit: [{ days: 200, year: 2024, limit: 180 }],
    early_years_over_limit: [{ days: 600, year: 2023, since: '2024-04-11', limit: 548 }],
    years_may_hide_window: [{ one: { year: 2023, days: 100 }, next: { year: 2024, days: 81 }, limit: 180 }],
    year_may_hide_long_absence: [{ days: 190, year: 2022, since: '2024-04-11', limit: 184 }],
    totals_before_entry: none,
    financial_requirement_missing: none,
    good_character_missing: none,
    english_not_asked: none,
    money_not_asked: none,
    english_to_show: [
      { level: 'B1', ages },
      { level: null, ages },
    ],
    english_missing: [
      { level: 'B2', ages },
      { level: null, ages },
    ],
    long_residence_possible: [{ years: 10 }],
    route_unknown: [
      { years: 5, limit: 180, firstDay: '2027-12-06' },
      { years: 5, limit: 180, firstDay: null },
    ],
    other_qualifying_years: [{ usual: 5, others: [3, 2] }],
  }),

  topic('ILR calculator: beside the reasons', ilrResultSentences, {
    discretion_reason: [{ route: 'Skilled Worker' }],
  }),

  topic('ILR calculator: what is missing', ilrMissing, {
    absence_total: [{ year: 2024 }],
    trips: none,
    route: none,
  }),

  topic('Citizenship calculator', citizenshipCalculatorSentences, {
    residence: [{ years: 5, entry: '2020-01-05', from: '2025-01-04' }],
    absence_dates_unknown: none,
    recent_absences_differ: [{ typed: 20, counted: 34 }],
    irregular_arrival: none,
    criminal_record: none,
    financial_issues: none,
    immigration_issues: none,
    settlement_status_unclear: none,
    settlement_planned: [{ on: '2027-01-05' }],
    settled_before_entry: [{ entry: '2020-01-05' }],
    application_in_the_past: [{ on: '2026-10-01' }],
  }),

  topic('Citizenship calculator: head of the result', headlineSentences, {
    settlement_may_have_lapsed: none,
    under_18: [{ fullAge: 18, on: '2027-09-01' }],
    irregular_arrival: [{ fee: '£1,709' }],
    irregular_arrival_possible: [{ fee: '£1,709' }],
    criminal_record: [{ timeAndDays: true }, { timeAndDays: false }],
  }),

  topic('Citizenship calculator: suggestions', suggestionSentences, {
    settlement_lapse: none,
    under_18: [{ fullAge: 18, on: '2027-09-01' }],
    waiting_date: [
      { settledFrom: '2027-06-01', residentFrom: '2027-01-04', firstDay: '2027-06-01' },
      { settledFrom: '2027-06-01', residentFrom: null, firstDay: null },
    ],
    absences_total: [
      {
        days: 470,
        limit: 450,
        isRefused: false,
        firstDay: '2027-03-01',
        discretion: discretionSentences.must_exercise({ over: 30 }),
      },
      { days: 950, limit: 450, isRefused: true, firstDay: null, discretion: discretionSentences.refuse() },
    ],
    absences_recent: [
      {
        days: 120,
        limit: 90,
        isRefused: false,
        firstDay: '2027-03-01',
        discretion: discretionSentences.strong_links(),
      },
    ],
    first_day: [{ firstDay: '2027-03-01' }, { firstDay: null }],
    english: [
      { asked: 'B1', on: '2026-11-25', held: null, exemptFrom: 65 },
      { asked: 'B1', on: '2026-11-25', held: 'A2', exemptFrom: null },
      { asked: 'B1', on: '2026-11-25', held: 'none', exemptFrom: null },
    ],
    life_in_uk: [{ exemptFrom: 65 }, { exemptFrom: null }],
    good_character: none,
    future_intentions: none,
    physical_presence: none,
    exact_date: none,
  }),

  topic('Warnings', warningSentences, {
    overlapping_trips: none,
    no_return_date: none,
    planned_trips: none,
    past_day: [{ day: '2026-10-01' }],
  }),

  topic('Fees: the health surcharge', surchargeSentences, {
    counted: [
      { length: { years: 3, rest: 0 }, halfYears: 6, halfYearUpTo: 6, rate: '£1,035' },
      { length: { years: 2, rest: 9 }, halfYears: 6, halfYearUpTo: 6, rate: '£1,035' },
      { length: { years: 2, rest: 6 }, halfYears: 5, halfYearUpTo: 6, rate: '£1,035' },
      { length: { years: 0, rest: 5 }, halfYears: 1, halfYearUpTo: 6, rate: '£1,035' },
    ],
    lower_by_age: [{ age: 18 }],
    lower_by_route: none,
    none_on_route: none,
    none_when_short: [{ months: 6 }],
    perhaps_none: none,
  }),

  topic('Fees: why they are so much', feeNotes, {
    free_for_protection: none,
    free_for_eu_scheme: none,
    free_of_need: [{ route: 'Irish citizen' }],
    no_fee_known: none,
    last_known: none,
    not_sure: none,
    perhaps_charged: none,
    endorsement: none,
    salary_list: [{ ends: '2026-12-31' }],
    after_salary_list: [{ ends: '2026-12-31' }],
    appointment: none,
    passport_of_child: none,
    newest_known: none,
    priority: none,
    ceremony: none,
    life_in_the_uk: none,
    english: [{ level: 'B1' }, { level: null }],
    english_not_asked: none,
  }),

  topic('Fees: warnings', feeWarnings, {
    later_edition: [{ from: '2026-10-08' }],
    fee_not_known: [{ label: 'Health and Care Worker, up to three years' }],
    too_young: [{ age: 18, on: '2027-03-01' }],
    too_old: [{ age: 18, on: '2027-03-01' }],
    no_settlement: [{ route: 'Student' }],
  }),

  topic('Fees: on another day', feeChanges, {
    next_fees: [{ payBy: '2026-04-07', before: '£3,029', after: '£3,226' }],
    birthday: [{ payBy: '2026-06-01', before: '£2,328', after: '£3,105' }],
    fees_not_known: [{ payBy: '2026-10-07', before: '£3,226' }],
  }),

  topic('Fees: after a refusal', feeLosses, {
    lost: [
      { lost: '£3,226', returned: null },
      { lost: '£943', returned: '£3,105' },
    ],
    nothing_lost: none,
  }),

  topic('Fees: what cannot be added up', feeProblems, {
    route: none,
    person: [{ people: 1 }, { people: 4 }],
    twice: none,
    too_far: [{ years: 15, last: '2041-11-22' }],
    not_born: none,
    service: none,
    tests: none,
    appointment: none,
    salary_list: none,
    rise: [{ years: 50 }],
  }),

  topic('Checklist of documents: a form that does not fit', checklistFormSentences, {
    child_registers: none,
    adult_naturalises: none,
    child_has_own_form: none,
    british_nationals_alone: none,
    first_years_here: [{ years: 10 }],
    another_form: [{ route: 'Spouse or partner' }],
    not_for_family: [{ route: 'Skilled Worker', form: 'SET(M)' }],
    no_form_known: [{ route: 'Student' }],
    use: [{ form: 'AN: becoming a British citizen' }],
  }),
];
