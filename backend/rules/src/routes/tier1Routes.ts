import { inLetters, inLettersFirst } from '../assessment/wording';
import { b1ThenB2 } from '../parameters/englishLevels';
import { valueOn } from '../parameters/parameter';
import { fastEntrepreneur, inMillions, investorMoney } from '../parameters/payRules';
import { sources } from '../parameters/sources';
import { noteOfFigures } from './routeNote';
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
    notes: [
      noteOfFigures([fastEntrepreneur], (on) => {
        const { jobs, millions } = valueOn(fastEntrepreneur, on);
        return `Three years with ${inLetters(jobs)} jobs or ${inMillions(millions)} of income, otherwise five.`;
      }),
    ],
  },
  tier1_investor: {
    ...fiveYears,
    title: 'Tier 1 (Investor)',
    qualifyingYears: [5, 3, 2],
    closes: { on: '2028-02-16', laterFor: null },
    source: sources.pointsBasedSystem,
    notes: [
      noteOfFigures([investorMoney], (on) => {
        const ways = valueOn(investorMoney, on).map(({ years, millions }, index) =>
          index === 0
            ? `${inLettersFirst(years)} years with ${inMillions(millions)}`
            : `${inLetters(years)} with ${inMillions(millions)}`,
        );
        return `${ways.join(', ')}.`;
      }),
    ],
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
