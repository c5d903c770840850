import type { AbsenceSummaryResponse, JourneyResponse } from '@settlewise/contract/journeys';
import { addDays, addYears, civilDateInLondon } from '@settlewise/rules/calendar';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AnalysisPanel } from '../../record/journeys/analysis/AnalysisPanel';
import { useDeleteJourney } from '../../record/journeys/journeyQueries';
import { recordOf } from '../../record/journeys/recordOf';
import { aJourney } from '../../testing/builders';
import { anAbsenceSummary } from '../../testing/dashboard';
import { limitChecks } from '../../testing/limits';
import { showPiece } from '../../testing/showPiece';
import { EligibilityPanel } from './EligibilityPanel';
import { JourneysPanel } from './JourneysPanel';
import { SummaryCards } from './SummaryCards';

const today = civilDateInLondon(new Date());
const daysAgo = (days: number) => addDays(today, -days);
const nothing = () => undefined;

/** The cards above, and what the days mean. */
function show(journeys: readonly JourneyResponse[], summary: AbsenceSummaryResponse) {
  const record = recordOf(journeys, today);
  showPiece(
    <>
      <SummaryCards journeys={journeys} record={record} limits={summary.limits} />
      <EligibilityPanel journeys={journeys} record={record} summary={summary} />
    </>,
  );
}

function showAnalysis(...journeys: readonly JourneyResponse[]) {
  const { limits } = anAbsenceSummary(0, 0);
  showPiece(<AnalysisPanel journeys={journeys} record={recordOf(journeys, today)} limits={limits} />);
}

function Journeys({ journeys }: { journeys: readonly JourneyResponse[] }) {
  const deletion = useDeleteJourney();
  return (
    <JourneysPanel
      journeys={journeys}
      today={today}
      deletion={deletion}
      onAdd={nothing}
      onRemoved={nothing}
    />
  );
}

/** The list, the latest first. */
const showJourneys = (...journeys: readonly JourneyResponse[]) => showPiece(<Journeys journeys={journeys} />);

/** The card of a goal. */
const goal = (name: string) => within(screen.getByRole('heading', { name }).parentElement ?? document.body);

describe('What the days away mean', () => {
  it('names twelve months over the ILR limit that the last years’ totals hide', () => {
    const journey = aJourney('Home', addYears(daysAgo(200), -3), addYears(daysAgo(10), -3));
    const limits = limitChecks({
      settlement: { days: 191 },
      finalYear: { days: 0 },
      fiveYears: { days: 191 },
    });
    show([journey], anAbsenceSummary(0, 191, { limits }));
    const ilr = goal('ILR (settlement)');
    expect(ilr.getByText('Over the ILR limit')).toBeTruthy();
    expect(
      ilr.getByText(
        'You have 191 days away in the 12 months from 22 Nov 2025 to 21 Nov 2026. The ILR limit is 180 in any 12 months.',
      ),
    ).toBeTruthy();
    expect(goal('British citizenship').getByText('Within the citizenship limit')).toBeTruthy();
    // The limit that decides leads here as on every other page.
    expect(screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-label'))).toEqual([
      'Days away in the worst 12 months',
      'Days away in the last 12 months',
    ]);
  });

  it.each([
    [196, 'The most in any 12 months, counting journeys alone: 189 days'],
    [189, 'The worst 12 months: 189 days'],
  ])(
    'calls the worst 12 months of the card (%i days) and of the picture alike only where they are',
    (days, words) => {
      const journey = aJourney('Home', addYears(daysAgo(200), -3), addYears(daysAgo(10), -3));
      const limits = limitChecks({
        settlement: { days, cautious: 198 },
        finalYear: { days: 0 },
        fiveYears: { days: 189, cautious: 191 },
      });
      show([journey], anAbsenceSummary(0, 191, { limits }));
      expect(document.body.textContent).toContain(words);
      const picture = screen.getAllByRole('img').map((img) => img.getAttribute('aria-label') ?? '');
      expect(picture.some((said) => said.includes('have 189 days: 9 over the limit of 180'))).toBe(
        days === 189,
      );
      expect(
        within(screen.getByRole('region', { name: 'Summary' })).getByText('With your travel days: 198.'),
      ).toBeTruthy();
    },
  );

  it('has no pill of citizenship at ILR, and says there what citizenship alone limits', () => {
    const journey = aJourney('Home', daysAgo(830), daysAgo(550));
    const limits = limitChecks({
      settlement: { days: 160 },
      finalYear: { days: 160 },
      fiveYears: { days: 281 },
    });
    show([journey], anAbsenceSummary(160, 281, { limits }));
    const ilr = goal('ILR (settlement)');
    expect(ilr.getByText('Close to the ILR limit')).toBeTruthy();
    expect(ilr.queryByText(/^Over the citizenship limit/)).toBeNull();
    expect(ilr.getByText('These limits count for citizenship, not for ILR:')).toBeTruthy();
    expect(
      ilr.getByText(/^You have 160 days away in the last 12 months\. The citizenship limit is 90/),
    ).toBeTruthy();
    expect(
      ilr.getByText(
        'You have 279 days away in the last 3 years. The citizenship limit is 270 in the three years before you apply. It counts only if you are married to a British citizen.',
      ),
    ).toBeTruthy();
    const citizenship = goal('British citizenship');
    expect(citizenship.getByText('Over the citizenship limit')).toBeTruthy();
    expect(citizenship.queryByText(/last 3 years/)).toBeNull();
  });

  it('says of somebody with ILR that its limits no longer count, and holds no journey against them in the picture', () => {
    const limits = limitChecks(
      { settlement: null, finalYear: { days: 15 }, fiveYears: { days: 35 } },
      'citizenship',
    );
    const summary = { limits, citizenshipDecides: true, settlementDecides: false };
    show([aJourney('Italy', daysAgo(200), daysAgo(186))], anAbsenceSummary(15, 35, summary));
    expect(goal('ILR (settlement)').getByText(/its limits no longer count/)).toBeTruthy();
    expect(screen.getAllByRole('meter')).toHaveLength(1);
    const years = screen.getByRole('region', { name: 'Your years' });
    expect(years.textContent).not.toMatch(/180|ILR/);
    for (const picture of within(years).getAllByRole('img'))
      expect(picture.getAttribute('aria-label')).not.toMatch(/limit/);
  });

  it('goes by whole days, and says with the days of travel where these need proof', () => {
    const counted = { days: 89, cautious: 91 };
    const limits = limitChecks(
      { settlement: counted, finalYear: counted, fiveYears: counted },
      'citizenship',
    );
    show([aJourney('India', daysAgo(91), daysAgo(1))], anAbsenceSummary(91, 91, { limits }));
    const meters = screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuetext'));
    expect(meters).toEqual(['89 of 90 days. Close to the citizenship limit.']);
    const citizenship = goal('British citizenship');
    expect(citizenship.getByText('Your days away are close to the citizenship limit')).toBeTruthy();
    expect(citizenship.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'You have 89 days away in the last 12 months. The citizenship limit is 90 in the year before you apply. With your travel days: 91 of 90. Keep proof of them.',
      'You have 89 days away in the last 5 years. The citizenship limit is 450 in the five years before you apply. With your travel days: 91.',
    ]);
    expect(goal('ILR (settlement)').getByText('Your days away are within the ILR limits')).toBeTruthy();
    // A total with the days of travel says so.
    const total = screen.getByRole('heading', { name: 'Total days absent' }).parentElement;
    expect(total?.textContent).toContain('91The days you leave and come back are counted too.');
  });
});

describe('The journeys of the tracker', () => {
  it('filters by the day of return, and counts what is shown', async () => {
    const aYearAgo = addYears(today, -1);
    const { person } = showJourneys(
      aJourney('Just inside', addDays(aYearAgo, 1), addDays(aYearAgo, 1)),
      aJourney('Just outside', addDays(aYearAgo, -4), aYearAgo),
      aJourney('Long ago', addYears(daysAgo(10), -4), addYears(daysAgo(1), -4)),
    );
    expect(screen.getByText('3 journeys, 16 days with travel days')).toBeTruthy();
    const period = screen.getByLabelText('Period');

    await person.selectOptions(period, 'Last 12 months');
    expect(screen.getByText('1 journey, 1 day with travel days')).toBeTruthy();
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Just inside']);

    await person.selectOptions(period, 'Last 3 years');
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Just inside',
      'Just outside',
    ]);
    await person.selectOptions(period, 'Last 5 years');
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  });

  it('counts a day of two journeys once and says in words that they overlap', () => {
    showJourneys(
      aJourney('Spain', daysAgo(30), daysAgo(20), { overlaps: true }),
      aJourney('France', daysAgo(25), daysAgo(15), { overlaps: true }),
    );
    expect(screen.getAllByText('Overlaps another journey')).toHaveLength(2);
    expect(screen.getByText('2 journeys, 16 days with travel days')).toBeTruthy();
  });
});

describe('The analysis of the tracker', () => {
  it('counts no day on the islands for citizenship', () => {
    showAnalysis(aJourney('Jersey', daysAgo(120), daysAgo(1), { crownDependency: 'visited' }));
    const meter = screen.getByRole('meter', { name: 'Last 12 months: days away' });
    expect(meter.getAttribute('aria-valuetext')).toBe('0 of 90 days. Within the citizenship limit.');
  });

  it('shows the six destinations with the most days', () => {
    const places = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name, index) =>
      aJourney(`Place ${name}`, daysAgo(200 - 10 * index), daysAgo(200 - 10 * index - index - 1)),
    );
    showAnalysis(...places);
    expect(screen.getByRole('heading', { name: 'Top destinations' })).toBeTruthy();
    expect(screen.getByText('Place G')).toBeTruthy();
    expect(screen.queryByText('Place A')).toBeNull();
  });
});
