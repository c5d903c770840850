import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lawNotices, aLawNotice } from '../../testing/lawNotices';
import { lawDeskCall, serverInMemory } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { DependantClock } from './DependantClock';
import { settlementWords } from './sentences';
import { aClock } from './testing/dependantsTesting';

const today = '2026-11-27';
const { settlement } = aClock();

it('The first day of a dependant is said alone, and what the days of travel change beside it', () => {
  const travelMargin = 'With days of travel the first day is 5 December 2028.';
  const progress = aClock({ settlement: { ...settlement, travelMargin } });
  showPiece(<DependantClock name="Zainab" visaType="dependent" heading="h3" progress={progress} />);
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

it('A dependant who can apply now is told of notices, and that waiting has a risk; one who waits is not', async () => {
  const notices = [aLawNotice({ concerns: ['skilled_worker'] })];
  serverInMemory({ [lawDeskCall]: () => lawNotices(notices) });
  const asOf = '2026-11-23';
  const eligible = aClock({
    asOf,
    settlement: { ...settlement, verdict: 'eligible', earliestApplicationDate: asOf },
  });
  const waits = aClock({ asOf });
  showPiece(
    <>
      <DependantClock name="Zainab" visaType="skilled_worker" heading="h3" progress={eligible} />
      <DependantClock name="Yusuf" visaType="skilled_worker" heading="h3" progress={waits} />
    </>,
  );
  const news = await screen.findByRole('region', { name: 'News about the law for Zainab' });
  expect(await within(news).findByText('Announced, not the law: A made-up rule')).toBeTruthy();
  expect(news.textContent).toContain('If you are ready, apply now: waiting has a risk.');
  expect(screen.queryByRole('region', { name: 'News about the law for Yusuf' })).toBeNull();
});
