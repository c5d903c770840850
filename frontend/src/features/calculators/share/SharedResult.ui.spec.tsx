import type { SharedCount } from '@settlewise/contract/sharedResults';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPiece } from '../../../testing/showPiece';
import { sayShared } from './sayShared';
import { SharedResult } from './SharedResult';

const count: SharedCount = {
  kind: 'worst_twelve_months',
  days: 186,
  limit: 180,
  from: '2025-01-01',
  to: '2025-12-31',
  decides: true,
  owner: 'ILR',
  means: { by: 'limit', limit: 180, counting: 'continuous_residence' },
};

function show(counts: SharedCount[]) {
  const snapshot = {
    version: 2,
    calculator: 'ilr',
    calculatedOn: '2026-11-27',
    rules: '2026-11-29',
  } as const;
  const shared = sayShared({ ...snapshot, counts });
  if (shared === null) expect.fail('nothing to show');
  showPiece(<SharedResult shared={shared} until="1 January 2027" />);
  const meter = screen.getByRole('meter', { name: 'Worst 12 months' });
  return [meter.getAttribute('aria-valuetext'), meter.getAttribute('data-colour')];
}

it('A shared number is the Home Office’s, with the travel days as a margin', () => {
  expect(show([{ ...count, homeOfficeDays: 174 }])).toEqual([
    expect.stringMatching(/^174 of 180 days, 97%\. Close to the ILR limit/),
    'soon',
  ]);
  expect(screen.getByText('With your travel days: 186 of 180. Keep proof of them.')).toBeTruthy();
});

it('A link with one number alone shows that number', () => {
  expect(show([count])).toEqual([
    expect.stringMatching(/^186 of 180 days, 103%\. Over the ILR limit by 6 days/),
    'over',
  ]);
  expect(screen.queryByText(/With your travel days/)).toBeNull();
});
