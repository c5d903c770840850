import { describe, expect, it } from 'vitest';
import { combinesWith, mayCombineWith } from './combining';
import { findRoute, routes } from './routes';

describe('routes whose time is combined', () => {
  it('for a Skilled Worker are every route in SW 21.1, including Health and Care', () => {
    expect(combinesWith('skilled_worker').toSorted()).toEqual([
      'global_talent',
      'health_and_care_worker',
      'innovator_founder',
      'minister_of_religion',
      'rep_overseas_business',
      'scale_up',
      'sportsperson',
      'tier1_entrepreneur',
      'tier1_exceptional_talent',
      'tier1_investor',
      'tier1_other',
      'tier_2',
    ]);
    expect(combinesWith('health_and_care_worker')).toContain('skilled_worker');
    expect(combinesWith('scale_up')).toContain('skilled_worker');
  });

  it.each(['student', 'graduate', 'youth_mobility', 'global_business_mobility', 'pbs_dependant'] as const)(
    'for a Skilled Worker never include %s',
    (key) => {
      expect(combinesWith('skilled_worker')).not.toContain(key);
    },
  );

  // Continuous residence guidance v8.0, pages 18 and 19.
  it('for Turkish workers and business people, who need five years, are not certain', () => {
    for (const key of ['ecaa_worker', 'ecaa_businessperson'] as const) {
      expect(findRoute(key)).toMatchObject({ settlementRule: 'by_years', absences: 'continuous_residence' });
      expect(combinesWith(key)).toEqual([]);
    }
    expect(mayCombineWith('ecaa_worker')).toContain('tier_2');
    expect(mayCombineWith('ecaa_businessperson')).toEqual(['tier1_entrepreneur']);
  });

  it('do not exist for an Innovator Founder, whose three years are on that route only', () => {
    expect(combinesWith('innovator_founder')).toEqual([]);
  });

  it('for BN(O) are those that lead to settlement, not those of students or Youth Mobility', () => {
    expect(combinesWith('hk_bno')).toEqual(expect.arrayContaining(['skilled_worker', 'partner']));
    for (const key of ['student', 'youth_mobility', 'long_residence', 'hk_bno'] as const)
      expect(combinesWith('hk_bno')).not.toContain(key);
  });

  it('for long residence include all lawful time except of visitors, short-term students, seasonal workers and Ukraine schemes', () => {
    const leftOut = routes.filter(({ countsForLongResidence }) => !countsForLongResidence);
    expect(leftOut.map(({ key }) => key).toSorted()).toEqual([
      'seasonal_worker',
      'short_term_student',
      'ukraine_scheme',
      'visitor',
    ]);
    expect(combinesWith('long_residence')).toContain('student');
    expect(combinesWith('long_residence')).not.toContain('visitor');
    expect(findRoute('graduate').countsForLongResidence).toBe(true);
  });
});
