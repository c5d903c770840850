import { rollingSince } from '../parameters/absenceRules';
import { b1ThenB2, routeEnglish, routeThenB2 } from '../parameters/englishLevels';
import { sources } from '../parameters/sources';
import { atOnce, fiveYears, type RouteRow } from './routeRow';

/** Routes of work, business, talent and ancestry, and of the families of people on them. */
export const workRoutes = {
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
} as const satisfies Record<string, RouteRow>;
