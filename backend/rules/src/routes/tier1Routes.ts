import { b1ThenB2 } from '../parameters/englishLevels';
import { valueOn } from '../parameters/parameter';
import { inMillions, payRules } from '../parameters/payRules';
import { sources } from '../parameters/sources';
import { routeNotes as says } from '../sentences/routeNotes';
import { noteOfFigures } from './routeNote';
import { fiveYears, type RouteRow } from './routeRow';
import { noSettlement } from './routesWithoutSettlement';

/** Tier 1, closed to new applicants. Some holders may still settle. */
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
      noteOfFigures([payRules.fastEntrepreneur], (on) => {
        const { jobs, millions } = valueOn(payRules.fastEntrepreneur, on);
        return says.entrepreneur_years({ jobs, income: inMillions(millions) });
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
      noteOfFigures([payRules.investor], (on) => {
        const ways = valueOn(payRules.investor, on).map(({ years, millions }) => ({
          years,
          money: inMillions(millions),
        }));
        return says.investor_years({ ways });
      }),
    ],
  },
  tier1_exceptional_talent: {
    ...fiveYears,
    title: 'Tier 1 (Exceptional Talent)',
    english: b1ThenB2,
    qualifyingYears: [5, 3],
    source: sources.globalTalent,
    notes: [says.as_global_talent()],
  },
  tier1_other: {
    ...noSettlement,
    title: 'Tier 1 (General or Post-study Work)',
    source: sources.pointsBasedSystem,
    notes: [says.tier1_other()],
  },
  tier1_graduate_entrepreneur: {
    ...noSettlement,
    title: 'Tier 1 (Graduate Entrepreneur)',
    source: sources.pointsBasedSystem,
  },
} as const satisfies Record<string, RouteRow>;
