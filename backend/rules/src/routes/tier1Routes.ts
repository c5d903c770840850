import { b1ThenB2 } from '../parameters/englishLevels';
import { sources } from '../parameters/sources';
import { fiveYears, type RouteRow } from './routeRow';
import { noSettlement } from './routesWithoutSettlement';

/** Tier 1, closed to new people. Some may still settle on it. */
export const tier1Routes = {
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
    english: b1ThenB2,
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
} as const satisfies Record<string, RouteRow>;
