import type { IlrEligibility } from '@settlewise/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../../testing/builders';
import { aNextAct, aSummary } from '../../../testing/dashboard';
import { oneQuestion } from '../../../testing/progress';
import { serverInMemory } from '../../../testing/serverInMemory';
import { showPiece } from '../../../testing/showPiece';
import { IlrCard } from './IlrCard';

function showCard(...summary: Parameters<typeof aSummary>) {
  const { person } = showPiece(<IlrCard summary={aSummary(...summary)} />);
  return { person, card: within(screen.getByRole('region', { name: 'ILR progress' })) };
}

const settled = { hasILR: true, ilrGrantDate: '2022-11-21', status: 'Granted', progress: 100 };
const onTheWay: Partial<IlrEligibility> = {
  ...{ visaType: 'Refugee', earliestApplicationDate: '2027-10-24', estimatedEligibilityDate: '2027-11-21' },
};

describe('The ILR card', () => {
  it('says of settlement that may have lapsed nothing else: no stay without a limit, no citizenship', () => {
    const { card } = showCard(settled, { nextAct: aNextAct({ kind: 'settlement_may_have_lapsed' }) });
    expect(card.getByText('Your settlement may have lapsed')).toBeTruthy();
    expect(card.getByText('May have lapsed').closest('.MuiChip-colorError')).not.toBeNull();
    expect(card.queryByText(/without a time limit/)).toBeNull();
    expect(card.queryByRole('heading', { name: 'Citizenship' })).toBeNull();
  });

  it('says to an Irish citizen that no ILR is needed and citizenship is open', () => {
    const { card } = showCard(
      { needsNoIlr: true, status: 'Not needed', note: 'Irish citizens need no indefinite leave to remain.' },
      { citizenship: { eligibleNow: true, firstGoodDate: null, note: null } },
    );
    expect(card.getByText('You need no ILR')).toBeTruthy();
    expect(card.getByText('Irish citizens need no indefinite leave to remain.')).toBeTruthy();
    expect(card.getByText('By time and days away you can apply for citizenship now.')).toBeTruthy();
    expect(card.queryByText(/ILR is required first/)).toBeNull();
  });

  it('names both days of an open question about citizenship', () => {
    const note =
      'Your date depends on one answer. If you were on the islands the whole time: you can apply. Answer the question on your progress page.';
    const { card } = showCard(settled, { citizenship: { eligibleNow: false, firstGoodDate: null, note } });
    expect(card.getByText(note)).toBeTruthy();
  });

  it('says until when a refugee applies, and no day after it', () => {
    const { card } = showCard({ ...onTheWay, applyBy: '2027-11-20' });
    expect(card.getByText(/^Apply by 20 November 2027, before your permission ends/)).toBeTruthy();
    expect(card.queryByText(/The day after/)).toBeNull();
  });

  it('names the day of GOV.UK beside the safe one', () => {
    const { card } = showCard({ ...onTheWay, practicalEarliestApplicationDate: '2027-10-24' });
    expect(card.getByText(/^GOV\.UK lets you apply from 24 October 2027/)).toBeTruthy();
  });

  it('says of an application that waits what holds until the decision, and nothing of applying', () => {
    const source = { title: 'Guidance', url: 'https://example.org', retrievedOn: '2026-11-22' };
    const { card } = showCard({
      ...{ awaitingDecisionSince: '2026-10-22', status: 'Waiting for a decision' },
      meanwhile: [{ code: 'waiting_permission', message: 'Your permission goes on.', source }],
    });
    expect(card.getByText('You applied on 22 October 2026 and wait for the decision')).toBeTruthy();
    expect(card.getByText('Waiting for a decision')).toBeTruthy();
    expect(card.getByRole('region', { name: 'Until you have the decision' })).toBeTruthy();
    expect(card.queryByText(/now eligible/)).toBeNull();
  });

  it('asks once what decides the date, and leads the focus to its title when it was answered', async () => {
    const call = 'PATCH /api/immigration/profile/visa';
    const server = serverInMemory({
      'GET /api/user': () => ({ status: 200, body: amina }),
      [call]: () => ({ status: 200, body: {} }),
    });
    const { questions, outcomes } = oneQuestion;
    const { person, card } = showCard({ questions, outcomes, status: 'One answer needed' });
    expect(card.getAllByRole('group')).toHaveLength(1);
    await person.click(card.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(server.requests(call).at(-1)?.body).toEqual({ appliedInTime: 'no' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(card.getByRole('heading', { name: 'ILR progress' })),
    );
  });
});
