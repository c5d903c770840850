import type { AbsenceSummaryResponse } from '@settlewise/contract/journeys';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAbsenceSummary } from '../../record/journeys/absenceQueries';
import { anAbsenceSummary } from '../../testing/dashboard';
import { limitChecks } from '../../testing/limits';
import { serverInMemory } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { AbsencesPanel } from './AbsencesPanel';

function Panel() {
  return <AbsencesPanel absences={useAbsenceSummary()} />;
}

function show(summary: AbsenceSummaryResponse) {
  serverInMemory({ 'GET /api/absences/summary': () => ({ status: 200, body: summary }) });
  showPiece(<Panel />);
}

describe('The overview’s tab of absences', () => {
  it('does not warn of days that only the days of travel put over the limit, and says that these need proof', async () => {
    const limits = limitChecks({
      settlement: { days: 85, cautious: 95 },
      finalYear: { days: 85, cautious: 95 },
      fiveYears: { days: 95 },
    });
    show(anAbsenceSummary(95, 95, { limits }));
    expect(await screen.findByText('5 days remaining')).toBeTruthy();
    expect(screen.queryByText('Warning: You are exceeding yearly limit')).toBeNull();
    expect(screen.getByText('With your travel days: 95 of 90. Keep proof of them.')).toBeTruthy();
  });

  it('says by how many days the limit is exceeded, and the days of travel beside it', async () => {
    const counted = { days: 154, cautious: 160 };
    show(
      anAbsenceSummary(160, 160, {
        limits: limitChecks({ settlement: counted, finalYear: counted, fiveYears: counted }),
      }),
    );
    expect(
      await screen.findByText(
        'Over the citizenship limit by 64 days. This limit counts on the day you apply for citizenship, not for ILR.',
      ),
    ).toBeTruthy();
    expect(screen.getAllByText('With your travel days: 160.')).toHaveLength(3);
  });

  it('says nothing of ILR to one who applies for citizenship next', async () => {
    const limits = limitChecks(
      { settlement: null, finalYear: { days: 118, cautious: 120 }, fiveYears: { days: 120 } },
      'citizenship',
    );
    show(anAbsenceSummary(120, 120, { limits }));
    expect(await screen.findByText('Over the citizenship limit by 28 days.')).toBeTruthy();
  });

  it.each([
    [80, '10 days remaining', null],
    [89, '1 day remaining', null],
    [
      90,
      'Warning: You are exceeding yearly limit',
      'At the citizenship limit: no days left. This limit counts on the day you apply for citizenship, not for ILR.',
    ],
    [
      120,
      'Warning: You are exceeding yearly limit',
      'Over the citizenship limit by 30 days. This limit counts on the day you apply for citizenship, not for ILR.',
    ],
  ])('says of %i days in the last 12 months: %s', async (days, words, whose) => {
    show(anAbsenceSummary(days, 401));
    expect(await screen.findByText(words)).toBeTruthy();
    if (whose !== null) expect(screen.getByText(whose)).toBeTruthy();
    const year = screen.getByRole('meter', { name: 'Days away in the worst 12 months' });
    expect([year.getAttribute('aria-valuenow'), year.getAttribute('aria-valuemax')]).toEqual([
      `${days}`,
      '180',
    ]);
    expect(
      screen.getByRole('meter', { name: 'Days away in the last 12 months' }).getAttribute('aria-valuemax'),
    ).toBe('90');
    const five = screen.getByRole('meter', { name: 'Days away in the last 5 years' });
    expect(five.getAttribute('aria-valuetext')).toBe('401 of 450 days. Close to the citizenship limit.');
  });
});
