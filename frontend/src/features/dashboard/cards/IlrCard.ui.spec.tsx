import type { DashboardSummaryResponse } from '@settlewise/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aNextAct, aSummary } from '../../../testing/dashboard';
import { limitChecks } from '../../../testing/limits';
import { showPiece } from '../../../testing/showPiece';
import { IlrCard } from './IlrCard';

function showIlr(summary: DashboardSummaryResponse) {
  showPiece(<IlrCard summary={summary} />);
  return within(screen.getByRole('region', { name: 'ILR progress' }));
}

/** The visa is known, three years of five have passed. */
const onTheWay = {
  progress: 60,
  estimatedEligibilityDate: '2028-12-04',
  earliestApplicationDate: '2028-11-06',
  timeLeft: { months: 24, days: 13 },
  visaType: 'Skilled Worker',
};

describe('The ILR card', () => {
  it('says what the day of the next act rests on, and the verdict not once more', () => {
    const ilr = showIlr(aSummary(onTheWay));
    for (const words of ['60%', 'Skilled Worker', '5 years', '04 December 2028', '24 months and 13 days'])
      expect(ilr.getByText(words)).toBeTruthy();
    for (const words of ['You can apply for ILR from 6 November 2028', 'In progress'])
      expect(ilr.queryByText(words)).toBeNull();
    expect(ilr.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['60']);
    expect(ilr.getByText(/ILR is required first/)).toBeTruthy();
  });

  it('gives no date while the visa is not known, and says what is missing', () => {
    const ilr = showIlr(aSummary({ missing: ['visaType', 'visaStartDate'] }));
    expect(ilr.getByText('Your ILR date is not known yet')).toBeTruthy();
    expect(ilr.getByText(/Add your visa type and the day your visa started/)).toBeTruthy();
    expect(ilr.getByText('Not known yet')).toBeTruthy();
    expect(ilr.getByRole('link', { name: 'Add your visa' }).getAttribute('href')).toBe(
      '/dashboard/immigration-profile',
    );
  });

  it('says that one can apply now', () => {
    const ilr = showIlr(
      aSummary({
        ...onTheWay,
        status: 'Eligible to apply',
        eligibleNow: true,
        progress: 100,
        timeLeft: null,
      }),
    );
    expect(ilr.getByText('You are now eligible to apply')).toBeTruthy();
    expect(ilr.queryByText('Time left')).toBeNull();
  });

  it('says why the date moved, and what the other count makes of it', () => {
    const ilr = showIlr(
      aSummary(
        {
          ...onTheWay,
          status: 'Over the ILR limit',
          note: 'You have 181 days away; the limit is 180.',
          homeOfficeSays: 'By the Home Office’s count you have 179 days away.',
        },
        {
          twoCounts: { cautious: '2028-11-06', homeOffice: '2026-10-01' },
          limits: limitChecks({
            settlement: { days: 181, homeOffice: 179 },
            finalYear: { days: 10 },
            fiveYears: { days: 181 },
          }),
        },
      ),
    );
    expect(ilr.getByText('You have 181 days away; the limit is 180.')).toBeTruthy();
    const both = ilr.getByRole('region', { name: 'Two ways to count' }).textContent;
    expect(both).toContain('You can apply from 6 November 2028181 days of 180');
    expect(both).toContain('You can apply (the first day was 1 October 2026)179 days of 180');
    // What each number counts to stands beside it.
    expect(ilr.getByText('of the 5 years from 4 December 2023')).toBeTruthy();
    expect(ilr.getByText(/^On this day your years are complete\./)).toBeTruthy();
    expect(ilr.getByText('until your years are complete')).toBeTruthy();
    // Why there are two numbers is said here, and so not beside the days away.
    expect(screen.getAllByText(/^The Home Office does not count the day you leave/)).toHaveLength(1);
  });

  it('says no sentence again that the next act has said', () => {
    const why = 'Your earlier visa left a gap.';
    const ilr = showIlr(
      aSummary({ note: why }, { nextAct: aNextAct({ kind: 'no_date', headline: 'Find out', why }) }),
    );
    expect(ilr.queryByText(why)).toBeNull();
  });

  it('says of a visa that leads to no ILR that there is no date', () => {
    const ilr = showIlr(
      aSummary({
        status: 'No route to ILR',
        requiredYears: null,
        visaType: 'Student',
        note: 'Student does not lead to settlement.',
      }),
    );
    expect(ilr.getByText('No ILR date from this visa')).toBeTruthy();
    expect(ilr.getByText('Student does not lead to settlement.')).toBeTruthy();
  });

  it('says that ILR was granted, and when citizenship can follow', () => {
    const ilr = showIlr(
      aSummary(
        { status: 'Granted', hasILR: true, ilrGrantDate: '2026-03-01', progress: 100 },
        {
          citizenship: { eligibleNow: false, firstGoodDate: '2027-03-01', note: 'A year of ILR is needed.' },
        },
      ),
    );
    expect(ilr.getByText('You have indefinite leave to remain')).toBeTruthy();
    expect(ilr.getByText(/granted on 1 March 2026/)).toBeTruthy();
    expect(ilr.getByText('You can apply for citizenship from 1 March 2027.')).toBeTruthy();
    expect(ilr.getByText('A year of ILR is needed.')).toBeTruthy();
    expect(ilr.queryByText('Visa type')).toBeNull();
    expect(ilr.queryByText(/ILR is required first/)).toBeNull();
  });
});
