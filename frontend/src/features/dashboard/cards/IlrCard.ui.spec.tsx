import type { IlrEligibility } from '@settlewise/contract/dashboard';
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
const withPermission: Partial<IlrEligibility> = {
  visaType: 'Refugee',
  earliestApplicationDate: '2027-10-24',
  estimatedEligibilityDate: '2027-11-21',
};

/** The visa is known, three years of five have passed. */
const onTheWay = {
  progress: 60,
  estimatedEligibilityDate: '2028-12-04',
  earliestApplicationDate: '2028-11-06',
  timeLeft: { months: 24, days: 13 },
  visaType: 'Skilled Worker',
};

describe('The ILR card', () => {
  it('says what the day of the next act rests on, and the verdict not once more', () => {
    const { card: ilr } = showCard(onTheWay);
    for (const words of ['60%', 'Skilled Worker', '5 years', '04 December 2028', '24 months and 13 days'])
      expect(ilr.getByText(words)).toBeTruthy();
    for (const words of ['You can apply for ILR from 6 November 2028', 'In progress'])
      expect(ilr.queryByText(words)).toBeNull();
    expect(ilr.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['60']);
    expect(ilr.getByText(/ILR is required first/)).toBeTruthy();
  });

  it('gives no date while the visa is not known, and says what is missing', () => {
    const { card: ilr } = showCard({ missing: ['visaType', 'visaStartDate'] });
    expect(ilr.getByText('Your ILR date is not known yet')).toBeTruthy();
    expect(ilr.getByText(/Add your visa type and the day your visa started/)).toBeTruthy();
    expect(ilr.getByText('Not known yet')).toBeTruthy();
    expect(ilr.getByRole('link', { name: 'Add your visa' }).getAttribute('href')).toBe(
      '/dashboard/immigration-profile',
    );
  });

  it('says that one can apply now', () => {
    const { card: ilr } = showCard({
      ...onTheWay,
      status: 'Eligible to apply',
      eligibleNow: true,
      progress: 100,
      timeLeft: null,
    });
    expect(ilr.getByText('You are now eligible to apply')).toBeTruthy();
    expect(ilr.queryByText('Time left')).toBeNull();
  });

  it('says why the date moved, and what the days of travel change', () => {
    const note = 'You have 181 days away; the limit is 180.';
    const travelMargin = 'With days of travel the first day is 4 December 2028.';
    const { card: ilr } = showCard({ ...onTheWay, status: 'Over the ILR limit', note, travelMargin });
    expect(ilr.getByText(note)).toBeTruthy();
    expect(ilr.getByText(travelMargin)).toBeTruthy();
    // What each number counts to stands beside it.
    expect(ilr.getByText('of the 5 years from 4 December 2023')).toBeTruthy();
    expect(ilr.getByText(/^On this day your years are complete\./)).toBeTruthy();
    expect(ilr.getByText('until your years are complete')).toBeTruthy();
  });

  it('says nothing of travel days while an answer is open or a decision awaited', () => {
    const travelMargin = 'With days of travel the first day is 4 December 2028.';
    const { card: ilr } = showCard({ ...onTheWay, travelMargin, awaitingDecisionSince: '2026-10-22' });
    expect(ilr.queryByText(travelMargin)).toBeNull();
  });

  it('says no sentence again that the next act has said', () => {
    const why = 'Your earlier visa left a gap.';
    const { card: ilr } = showCard(
      { note: why },
      { nextAct: aNextAct({ kind: 'no_date', headline: 'Find out', why }) },
    );
    expect(ilr.queryByText(why)).toBeNull();
  });

  it('says of a visa that leads to no ILR that there is no date', () => {
    const { card: ilr } = showCard({
      status: 'No route to ILR',
      requiredYears: null,
      visaType: 'Student',
      note: 'Student does not lead to settlement.',
    });
    expect(ilr.getByText('No ILR date from this visa')).toBeTruthy();
    expect(ilr.getByText('Student does not lead to settlement.')).toBeTruthy();
  });

  it('says that ILR was granted, and when citizenship can follow', () => {
    const { card: ilr } = showCard(
      { status: 'Granted', hasILR: true, ilrGrantDate: '2026-03-01', progress: 100 },
      {
        citizenship: {
          eligibleNow: false,
          firstGoodDate: '2027-03-01',
          note: 'A year of ILR is needed.',
          travelMargin: null,
        },
      },
    );
    expect(ilr.getByText('You have indefinite leave to remain')).toBeTruthy();
    expect(ilr.getByText(/granted on 1 March 2026/)).toBeTruthy();
    expect(ilr.getByText('You can apply for citizenship from 1 March 2027.')).toBeTruthy();
    expect(ilr.getByText('A year of ILR is needed.')).toBeTruthy();
    expect(ilr.queryByText('Visa type')).toBeNull();
    expect(ilr.queryByText(/ILR is required first/)).toBeNull();
  });

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
      { citizenship: { eligibleNow: true, firstGoodDate: null, note: null, travelMargin: null } },
    );
    expect(card.getByText('You need no ILR')).toBeTruthy();
    expect(card.getByText('Irish citizens need no indefinite leave to remain.')).toBeTruthy();
    expect(card.getByText('By time and days away you can apply for citizenship now.')).toBeTruthy();
    expect(card.queryByText(/ILR is required first/)).toBeNull();
  });

  it('names both days of an open question about citizenship', () => {
    const note =
      'Your date depends on one answer. If you were on the islands the whole time: you can apply. Answer the question on your progress page.';
    const { card } = showCard(settled, {
      citizenship: { eligibleNow: false, firstGoodDate: null, note, travelMargin: null },
    });
    expect(card.getByText(note)).toBeTruthy();
  });

  it('says until when a refugee applies, and no day after it', () => {
    const { card } = showCard({ ...withPermission, applyBy: '2027-11-20' });
    expect(card.getByText(/^Apply by 20 November 2027, before your permission ends/)).toBeTruthy();
    expect(card.queryByText(/The day after/)).toBeNull();
  });

  it('names the day of GOV.UK beside the safe one', () => {
    const { card } = showCard({ ...withPermission, practicalEarliestApplicationDate: '2027-10-24' });
    expect(card.getByText(/^GOV\.UK lets you apply from 24 October 2027/)).toBeTruthy();
  });

  it('says of an application that waits what holds until the decision, and nothing of applying', () => {
    const source = { title: 'Guidance', url: 'https://example.org', retrievedOn: '2026-11-22' };
    const { card } = showCard({
      awaitingDecisionSince: '2026-10-22',
      status: 'Waiting for a decision',
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
