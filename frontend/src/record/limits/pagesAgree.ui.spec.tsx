import type { DashboardSummaryResponse } from '@settlewise/contract/dashboard';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { AbsenceLimits } from '../../features/absences/AbsenceLimits';
import { SummaryCards } from '../../features/absenceTracker/SummaryCards';
import { AbsencesPanel } from '../../features/dashboard/AbsencesPanel';
import { AbsencesCard } from '../../features/dashboard/cards/AbsencesCard';
import { YourAnswer } from '../../features/home/YourAnswer';
import { aJourney, amina } from '../../testing/builders';
import { anAbsenceSummary, aSummary } from '../../testing/dashboard';
import { limitChecks } from '../../testing/limits';
import { anIlrProgress, asOf } from '../../testing/progress';
import { serverInMemory } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { useAbsenceSummary } from '../journeys/absenceQueries';
import { recordOf } from '../journeys/recordOf';
import { AbsenceNumbers } from '../progress/AbsenceNumbers';

const pages = [
  '/dashboard?tab=absences',
  '/dashboard/absences',
  '/dashboard/progress',
  '/dashboard',
  '/absence-tracker',
] as const;
type PageAddress = (typeof pages)[number];

const AbsencesTab = () => <AbsencesPanel absences={useAbsenceSummary()} />;

function OverviewCard({ summary }: { summary: DashboardSummaryResponse }) {
  return <AbsencesCard summary={summary} absences={useAbsenceSummary()} />;
}

/**
 * The limits of one record as each of its owner's pages shows them: days away in the last twelve months, which are the
 * fullest as well. @param cautious the same with the days of travel
 */
async function showLimits(days: number, cautious = days) {
  const counted = { days, cautious };
  const limits = limitChecks({ settlement: counted, finalYear: counted, fiveYears: counted });
  const absences = anAbsenceSummary(days, days, { limits });
  const summary = aSummary({}, { limits, totalAbsenceDays: days });
  const journeys = [aJourney('Kenya', '2026-01-01', '2026-02-01')];
  const parts: Readonly<Record<PageAddress, ReactNode>> = {
    '/dashboard?tab=absences': <AbsencesTab />,
    '/dashboard/absences': <AbsenceLimits summary={absences} />,
    '/dashboard/progress': <AbsenceNumbers ilr={anIlrProgress({ limits, absenceLast12Months: days })} />,
    '/dashboard': <OverviewCard summary={summary} />,
    '/absence-tracker': (
      <SummaryCards journeys={journeys} record={recordOf(journeys, asOf)} limits={limits} />
    ),
  };
  serverInMemory({
    'GET /api/absences/summary': () => ({ status: 200, body: absences }),
    'GET /api/dashboard/summary': () => ({ status: 200, body: summary }),
  });
  showPiece(
    <>
      {pages.map((page) => (
        <section key={page} aria-label={page}>
          {parts[page]}
        </section>
      ))}
      <YourAnswer user={amina} />
    </>,
  );
  await screen.findByRole('link', { name: 'Absence Tracker' });
}

const fullest = 'Days away in the worst 12 months';
const last = 'Days away in the last 12 months';

const on = (page: PageAddress) => within(screen.getByRole('region', { name: page }));
const readings = (page: PageAddress, name: string) =>
  on(page)
    .getAllByRole('meter', { name })
    .map((meter) => [meter.getAttribute('aria-valuetext'), meter.getAttribute('data-colour')]);
/** What each page says. */
const everywhere = (said: unknown) => pages.map((page) => [page, said]);

describe('Days away in twelve months', () => {
  it.each([
    [149, 'Within the ILR limit', 'within'],
    [151, 'Close to the ILR limit', 'soon'],
    [160, 'Close to the ILR limit', 'soon'],
    [180, 'At the ILR limit', 'soon'],
    [181, 'Over the ILR limit', 'over'],
  ])('%i are the same on each page, and in the same words at home: %s', async (days, ilr, colour) => {
    await showLimits(days);
    expect(pages.map((page) => [page, readings(page, fullest)])).toEqual(
      everywhere([[`${days} of 180 days. ${ilr}.`, colour]]),
    );
    expect(screen.queryByText(/^(?:Above|Over|Within) the limit|^Above \d/)).toBeNull();
    expect(
      screen.getByText(new RegExp(`^${ilr}\\b.* The ILR limit is 180 in any 12 months\\.`)),
    ).toBeTruthy();
    // Over the citizenship limit is a warning while ILR comes first.
    expect(readings('/dashboard/absences', last)).toEqual([
      [`${days} of 90 days. Over the citizenship limit.`, 'soon'],
    ]);
  });

  it('that only the days of travel put over the limit are within it, and say that these need proof', async () => {
    await showLimits(174, 186);
    expect(pages.map((page) => [page, readings(page, fullest)])).toEqual(
      everywhere([['174 of 180 days. Close to the ILR limit.', 'soon']]),
    );
    for (const page of pages)
      expect(
        on(page).getAllByText('With your travel days: 186 of 180. Keep proof of them.').length,
      ).toBeGreaterThan(0);
    expect(screen.queryByText(/^Over the ILR limit/)).toBeNull();
    expect(
      screen.getByText(
        /^Close to the ILR limit.* The ILR limit is 180 .* With your travel days: 186 of 180\. Keep proof of them\.$/,
      ),
    ).toBeTruthy();
  });

  it('that are over leave nothing green that is within its own limit', async () => {
    await showLimits(216);
    expect(pages.map((page) => [page, readings(page, fullest)])).toEqual(
      everywhere([['216 of 180 days. Over the ILR limit.', 'over']]),
    );
    for (const page of pages) {
      const colours = on(page)
        .getAllByRole('meter')
        .map((meter) => meter.getAttribute('data-colour'));
      expect([page, colours]).not.toEqual([page, expect.arrayContaining(['within'])]);
    }
    for (const pill of screen.queryAllByText('Within the citizenship limit'))
      expect(pill.closest('.MuiChip-root')?.className ?? '').not.toContain('Success');
  });

  it('that are 90 of 90 warn as specified, and say that none are left', async () => {
    await showLimits(90);
    const tab = '/dashboard?tab=absences';
    expect(readings(tab, last)).toEqual([['90 of 90 days. At the citizenship limit.', 'soon']]);
    expect(on(tab).getByText('Warning: You are exceeding yearly limit')).toBeTruthy();
    expect(
      on(tab).getByText(
        'At the citizenship limit: no days left. This limit counts on the day you apply for citizenship, not for ILR.',
      ),
    ).toBeTruthy();
  });
});
