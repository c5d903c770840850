import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aJourney } from '../../testing/builders';
import { showPiece } from '../../testing/showPiece';
import { ApproximateTotals } from './ApproximateTotals';
import { JourneyMarks } from './JourneyMarks';

it('Approximate dates show the fewest and the most days, of a journey and in total', () => {
  const journey = {
    ...aJourney('Peru', '2023-03-15', '2023-05-02'),
    approximate: 'month' as const,
    daysRange: { least: 32, most: 92 },
  };
  showPiece(
    <>
      <JourneyMarks journey={journey} today="2026-11-21" />
      <ApproximateTotals
        totals={{ last12Months: { least: 0, most: 0 }, last5Years: { least: 32, most: 92 } }}
      />
    </>,
  );
  expect(screen.getByText('Dates approximate: 32 to 92 days')).toBeTruthy();
  expect(
    screen.getByText(/0 days in the last 12 months, and 32 to 92 days in the last 5 years/),
  ).toBeTruthy();
});
