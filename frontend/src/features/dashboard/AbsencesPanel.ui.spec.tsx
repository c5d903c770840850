import type { AbsenceSummaryResponse } from '@settlewise/contract';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAbsenceSummary } from '../../record/journeys/absenceQueries';
import { anAbsenceSummary, aSummary } from '../../testing/dashboard';
import { limitChecks } from '../../testing/limits';
import { serverInMemory } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { AbsencesPanel } from './AbsencesPanel';
import { AbsencesCard } from './cards/AbsencesCard';

function Panel() {
  return <AbsencesPanel absences={useAbsenceSummary()} />;
}

function show(summary: AbsenceSummaryResponse) {
  serverInMemory({ 'GET /api/absences/summary': () => ({ status: 200, body: summary }) });
  showPiece(<Panel />);
}

describe('The overview’s tab of absences', () => {
  it('names the count of a warning where the other count allows the days', async () => {
    const limits = limitChecks({
      settlement: { days: 85, cautious: 95 },
      finalYear: { days: 85, cautious: 95 },
      fiveYears: { days: 95 },
    });
    show(anAbsenceSummary(95, 95, { limits }));
    expect(await screen.findByText('Warning: You are exceeding yearly limit')).toBeTruthy();
    expect(
      screen.getByText(
        'Over the citizenship limit by 5 days with your travel days. By the Home Office’s count: 85 of 90 days. This limit counts on the day you apply for citizenship, not for ILR.',
      ),
    ).toBeTruthy();
  });

  it('says by how many days each count is over, where they are not the same', async () => {
    const limits = limitChecks({
      settlement: { days: 154, cautious: 160 },
      finalYear: { days: 154, cautious: 160 },
      fiveYears: { days: 154, cautious: 160 },
    });
    show(anAbsenceSummary(160, 160, { limits }));
    expect(
      await screen.findByText(
        'Over the citizenship limit by 70 days with your travel days; by 64 by the Home Office’s count. This limit counts on the day you apply for citizenship, not for ILR.',
      ),
    ).toBeTruthy();
    expect(screen.queryByText(/by either count/)).toBeNull();
  });

  it('says nothing of ILR to one who applies for citizenship next', async () => {
    const limits = limitChecks(
      { settlement: null, finalYear: { days: 118, cautious: 120 }, fiveYears: { days: 120 } },
      'citizenship',
    );
    show(anAbsenceSummary(120, 120, { limits }));
    expect(
      await screen.findByText(
        'Over the citizenship limit by 30 days with your travel days; by 28 by the Home Office’s count.',
      ),
    ).toBeTruthy();
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
      'Over the citizenship limit by 30 days, by either count. This limit counts on the day you apply for citizenship, not for ILR.',
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

it('The overview says why the two counts differ beside the days away, unless the ILR card has said it', async () => {
  const counted = { days: 179, cautious: 181 };
  const limits = limitChecks({ settlement: counted, finalYear: counted, fiveYears: counted });
  serverInMemory({
    'GET /api/absences/summary': () => ({ status: 200, body: anAbsenceSummary(181, 181, { limits }) }),
  });
  const twoCounts = { cautious: '2028-11-06', homeOffice: '2026-10-01' };
  function Card({ isSaid }: { isSaid: boolean }) {
    const summary = aSummary({}, isSaid ? { twoCounts } : {});
    return <AbsencesCard summary={summary} absences={useAbsenceSummary()} />;
  }
  const why = /^The Home Office does not count the day you leave/;
  showPiece(<Card isSaid={false} />);
  expect(await screen.findByText(why)).toBeTruthy();
  cleanup();
  showPiece(<Card isSaid />);
  await screen.findAllByRole('meter');
  expect(screen.queryByText(why)).toBeNull();
});
