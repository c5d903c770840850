import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { forgetAllDrafts, writeDraft } from '../../../record/drafts/draftStorage';
import { showPiece } from '../../../testing/showPiece';
import { Waiting } from './Waiting';
import { waitingPage } from './waitingPages';

afterEach(forgetAllDrafts);

function show() {
  const page = waitingPage('/dashboard/absences');
  if (page === null) throw new TypeError('The absence tracker has no words on the sign-in page');
  showPiece(<Waiting wanted="/dashboard/absences" page={page} />);
}

it.each([
  [['ilr'], 'What you typed in the ILR calculator comes with you.'],
  [['ilr', 'citizenship'], 'What you typed in the ILR and citizenship calculator comes with you.'],
])('The sign-in page says that drafts come along: %j', (calculators, words) => {
  for (const calculator of calculators) writeDraft(calculator, { visaType: 'skilled_worker' });
  show();
  expect(screen.getByText(words)).toBeTruthy();
});

it('The sign-in page says nothing of drafts where there are none', () => {
  show();
  expect(screen.queryByText(/comes with you/)).toBeNull();
});
