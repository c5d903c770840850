import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPiece } from '../../testing/showPiece';
import { DependantClock } from './DependantClock';
import { settlementWords } from './sentences';
import { aClock } from './testing/dependantsTesting';

const today = '2026-11-27';
const { settlement } = aClock();

it('The first day of a dependant is said alone, and what the days of travel change beside it', () => {
  const travelMargin = 'With days of travel the first day is 5 December 2028.';
  const progress = aClock({ settlement: { ...settlement, travelMargin } });
  showPiece(<DependantClock name="Zainab" heading="h3" progress={progress} />);
  expect(screen.getByText('Settlement from 4 January 2028')).toBeTruthy();
  expect(screen.getByText(travelMargin)).toBeTruthy();
});

it('A dependant whose time and days away allow settlement is told since when', () => {
  const over = {
    ...settlement,
    ...({ verdict: 'eligible', earliestApplicationDate: '2026-11-20' } as const),
  };
  expect(settlementWords(over, 'Zainab', today)).toMatchObject({
    headline: 'Time and days away have allowed settlement since 20 November 2026',
    tone: 'within',
  });
});
