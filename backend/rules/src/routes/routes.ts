import { b1English, b1ThenB2, noEnglish, routeEnglish, routeThenB2 } from '../parameters/englishLevels';
import { rollingSince } from '../parameters/absenceRules';
import { sources } from '../parameters/sources';
import type { Route } from './route';

type RouteRow = Omit<Route, 'key'>;

/** Five years of continuous residence with 180 days in any twelve months: what most routes ask. */
const fiveYears = {
  qualifyingYears: [5],
  absences: 'continuous_residence',
  ignoredAbsences: null,
  clockStarts: 'grant',
  twentyEightDays: true,
  english: b1English,
  lifeInTheUk: 'adults',
  closes: null,
  fee: true,
  form: 'SET(O)',
  notes: [],
} as const satisfies Omit<RouteRow, 'title' | 'source'>;

/** Appendix FM: sixty months in the UK complete on the day of application, with no limit of days away. */
const familyMember = {
  ...fiveYears,
  absences: 'none',
  clockStarts: 'entry',
  twentyEightDays: false,
  english: b1ThenB2,
} as const;

const protection = {
  ...fiveYears,
  absences: 'none',
  twentyEightDays: false,
  english: noEnglish,
  lifeInTheUk: 'none',
  fee: false,
  form: 'SETP',
  source: sources.settlementProtection,
  notes: [
    'Protection claims made on or after 2 March 2026 are granted for 30 months at a time (not confirmed).',
  ],
} as const;

/** Settlement without a number of years. */
const atOnce = {
  ...fiveYears,
  qualifyingYears: [0],
  absences: 'none',
  twentyEightDays: false,
  english: noEnglish,
  lifeInTheUk: 'none',
} as const;

const noSettlement = {
  ...fiveYears,
  qualifyingYears: [],
  absences: 'none',
  twentyEightDays: false,
  english: noEnglish,
  lifeInTheUk: 'none',
  fee: false,
  form: null,
  source: sources.immigrationRulesIndex,
  notes: ['This permission does not lead to settlement itself. Its time may count for long residence.'],
} as const;

const familyLifeNote =
  'Absences of more than half of a permission may show that the UK is not the permanent home.';

const rows = {
  skilled_worker: {
    ...fiveYears,
    title: 'Skilled Worker',
    english: routeThenB2,
    source: sources.skilledWorker,
    notes: [
      'The years may combine Skilled Worker, Tier 2 (General), Global Talent, Innovator Founder, Scale-up and other listed routes; the last permission must be Skilled Worker.',
    ],
  },
  tier_2: {
    ...fiveYears,
    title: 'Tier 2 (General)',
    english: routeThenB2,
    source: sources.skilledWorker,
    notes: ['Counts towards settlement as a Skilled Worker; the last permission must be Skilled Worker.'],
  },
  scale_up: { ...fiveYears, title: 'Scale-up', english: b1ThenB2, source: sources.scaleUp },
  global_talent: {
    ...fiveYears,
    title: 'Global Talent',
    qualifyingYears: [5, 3],
    english: b1ThenB2,
    source: sources.globalTalent,
    notes: ['Three years for some endorsements and prizes; five for exceptional promise.'],
  },
  innovator_founder: {
    ...fiveYears,
    title: 'Innovator Founder',
    qualifyingYears: [3],
    english: routeThenB2,
    form: 'Settlement Innovator',
    source: sources.innovatorFounder,
  },
  rep_overseas_business: {
    ...fiveYears,
    title: 'Representative of an overseas business',
    source: sources.overseasBusiness,
  },
  minister_of_religion: {
    ...fiveYears,
    title: 'Minister of Religion',
    english: routeEnglish,
    source: sources.ministerOfReligion,
  },
  sportsperson: { ...fiveYears, title: 'International Sportsperson', source: sources.sportsperson },
  domestic_worker: {
    ...fiveYears,
    title: 'Domestic worker in a private household',
    source: sources.domesticWorker,
    notes: ['Only for permission under the rules in force before 6 April 2012.'],
  },
  tier1_entrepreneur: {
    ...fiveYears,
    title: 'Tier 1 (Entrepreneur)',
    qualifyingYears: [3, 5],
    closes: {
      on: '2025-04-05',
      laterFor: { who: 'people who ever held Tier 1 (Graduate Entrepreneur)', on: '2027-07-05' },
    },
    source: sources.pointsBasedSystem,
    notes: ['Three years with ten jobs or £5 million of income, otherwise five.'],
  },
  tier1_investor: {
    ...fiveYears,
    title: 'Tier 1 (Investor)',
    qualifyingYears: [5, 3, 2],
    closes: { on: '2028-02-16', laterFor: null },
    source: sources.pointsBasedSystem,
    notes: ['Two years with £10 million, three with £5 million, five with £2 million.'],
  },
  tier1_exceptional_talent: {
    ...fiveYears,
    title: 'Tier 1 (Exceptional Talent)',
    qualifyingYears: [5, 3],
    source: sources.globalTalent,
    notes: ['As Global Talent.'],
  },
  tier1_other: {
    ...noSettlement,
    title: 'Tier 1 (General or Post-study Work)',
    source: sources.pointsBasedSystem,
    notes: ['No settlement route of its own now; the time counts towards Skilled Worker and others.'],
  },
  tier1_graduate_entrepreneur: {
    ...noSettlement,
    title: 'Tier 1 (Graduate Entrepreneur)',
    source: sources.pointsBasedSystem,
  },
  partner: {
    ...familyMember,
    title: 'Spouse or partner',
    form: 'SET(M)',
    source: sources.familyMembers,
    notes: [
      'Time as a fiancé(e) does not count. There is no limit of days away; long absences are evidence.',
    ],
  },
  family_ten_years: {
    ...fiveYears,
    title: 'Partner or parent, ten years',
    qualifyingYears: [10],
    ignoredAbsences: {
      kind: 'days_before',
      date: '2022-06-20',
      source: sources.continuousResidenceRules,
    },
    english: b1ThenB2,
    form: 'Settlement as a partner or parent',
    source: sources.settlementFamilyLife,
    notes: [familyLifeNote],
  },
  parent_of_child: {
    ...familyMember,
    title: 'Parent of a child',
    form: 'Settlement as a partner or parent',
    source: sources.familyMembers,
  },
  private_life: {
    ...fiveYears,
    title: 'Private life',
    qualifyingYears: [10, 5],
    ignoredAbsences: {
      kind: 'days_before',
      date: '2022-06-20',
      source: sources.continuousResidenceRules,
    },
    english: b1ThenB2,
    form: 'Settlement private life',
    source: sources.privateLife,
    notes: ['Five years for a child, and for a young adult who has lived half of their life in the UK.'],
  },
  child_born_in_uk: {
    ...atOnce,
    title: 'Private life, child born in the UK',
    qualifyingYears: [7],
    absences: 'child_born_in_uk',
    form: 'Settlement private life',
    source: sources.privateLife,
  },
  adult_dependent_relative: {
    ...atOnce,
    title: 'Adult dependent relative',
    source: sources.familyMembers,
    form: null,
    notes: ['Indefinite leave is given with entry.'],
  },
  child_joining_parents: {
    ...atOnce,
    title: 'Child joining parents',
    form: 'Settlement as a Child',
    lifeInTheUk: 'grown_children',
    source: sources.familyMembers,
  },
  refugee: { ...protection, title: 'Refugee' },
  humanitarian_protection: { ...protection, title: 'Humanitarian protection' },
  pbs_dependant: {
    ...fiveYears,
    title: 'Partner of a person on a work route',
    ignoredAbsences: {
      kind: 'permission_granted_before',
      date: rollingSince,
      source: sources.continuousResidenceRules,
    },
    source: sources.skilledWorker,
    notes: ['Five years as the partner of the same person.'],
  },
  pbs_dependant_child: {
    ...atOnce,
    title: 'Child of a person on a work route',
    lifeInTheUk: 'grown_children',
    source: sources.skilledWorker,
    notes: ['Both parents must be settled or settling. English and Life in the UK from 18 years.'],
  },
  uk_ancestry: { ...fiveYears, title: 'UK Ancestry', english: b1ThenB2, source: sources.ancestry },
  long_residence: {
    ...fiveYears,
    title: 'Long residence',
    qualifyingYears: [10],
    absences: 'long_residence',
    english: b1ThenB2,
    form: 'SET(LR)',
    source: sources.longResidence,
    notes: ['Time as a visitor, short-term student, seasonal worker or on a Ukraine scheme does not count.'],
  },
  hk_bno: {
    ...fiveYears,
    title: 'Hong Kong British National (Overseas)',
    form: 'Settlement BN(O)',
    source: sources.hongKong,
    notes: ['From 8 October 2026 children under 18 need not complete the five years (not confirmed).'],
  },
  eu_settled_status: {
    ...fiveYears,
    title: 'EU Settlement Scheme',
    absences: 'eu_settlement',
    clockStarts: 'entry',
    twentyEightDays: false,
    english: noEnglish,
    lifeInTheUk: 'none',
    fee: false,
    form: 'EU Settlement Scheme',
    source: sources.euSettlement,
    notes: ['One absence of up to twelve months for an important reason is allowed and not counted here.'],
  },
  armed_forces_family: {
    ...fiveYears,
    title: 'Partner or child of a member of HM Armed Forces',
    ignoredAbsences: {
      kind: 'begun_before',
      date: '2024-10-08',
      source: sources.continuousResidenceRules,
    },
    source: sources.armedForces,
  },
  armed_forces: {
    ...atOnce,
    title: 'Member of HM Armed Forces',
    qualifyingYears: [4],
    source: sources.armedForces,
    notes: ['Four years of service (not confirmed).'],
  },
  bereaved_partner: { ...atOnce, title: 'Bereaved partner', source: sources.bereavedPartner },
  domestic_abuse: { ...atOnce, title: 'Victim of domestic abuse', source: sources.domesticAbuse },
  religious_worker: { ...noSettlement, title: 'Religious Worker' },
  student: { ...noSettlement, title: 'Student' },
  graduate: { ...noSettlement, title: 'Graduate' },
  youth_mobility: { ...noSettlement, title: 'Youth Mobility Scheme' },
  high_potential_individual: { ...noSettlement, title: 'High Potential Individual' },
  global_business_mobility: { ...noSettlement, title: 'Global Business Mobility' },
  start_up: { ...noSettlement, title: 'Start-up' },
  student_dependant: { ...noSettlement, title: 'Dependant of a student' },
  seasonal_worker: {
    ...noSettlement,
    title: 'Seasonal Worker',
    notes: ['This time counts neither for settlement nor for long residence.'],
  },
  visitor: {
    ...noSettlement,
    title: 'Visitor',
    notes: ['This time counts neither for settlement nor for long residence.'],
  },
} as const satisfies Record<string, RouteRow>;

/** The name of a route in requests and answers. */
export type RouteKey = keyof typeof rows;

const keys = Object.keys(rows).filter(isRouteKey);

/** All routes, those to settlement first. Sections 1 and 6 of the facts, as in force on the rule set's day. */
export const routes: readonly (Route & { readonly key: RouteKey })[] = keys.map(routeOf);

/** True for the name of a route. */
export function isRouteKey(text: string): text is RouteKey {
  return Object.hasOwn(rows, text);
}

/** The route of a name. */
export function routeOf(key: RouteKey): Route & { readonly key: RouteKey } {
  return { key, ...rows[key] };
}
