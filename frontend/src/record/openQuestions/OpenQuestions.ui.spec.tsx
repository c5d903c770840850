import type { IlrProgressResponse } from '@settlewise/contract/progress';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IlrCard } from '../../features/dashboard/cards/IlrCard';
import { amina } from '../../testing/builders';
import { aSummary } from '../../testing/dashboard';
import { openPage } from '../../testing/openPage';
import { aCitizenshipAnswer, anIlrProgress, oneQuestion } from '../../testing/progress';
import { serverInMemory } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { IlrPanel } from '../progress/panels/IlrPanel';
import { ProgressStatus } from '../progress/ProgressStatus';
import type { Progress } from '../progress/useProgress';

const ilrCall = 'GET /api/immigration/profile/ilr-progress';
const answerCall = 'PATCH /api/immigration/profile/visa';

const noDates = {
  ilrEligibilityDate: null,
  ilrApplicationEarliestDate: null,
  timeLeft: null,
  period: null,
  progress: 0,
  absencesWithinLimit: null,
  meetsAbsenceRequirements: null,
  currentTimeInUK: null,
};
const open = { ...oneQuestion, ...noDates, ilrStatus: 'One answer needed' };

function serverWith(ilr: Partial<IlrProgressResponse>) {
  return serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/absence-journeys': () => ({ status: 200, body: [] }),
    'GET /api/immigration/profile/citizenship-eligibility': () => ({
      status: 200,
      body: aCitizenshipAnswer(),
    }),
    [ilrCall]: () => ({ status: 200, body: anIlrProgress(ilr) }),
  });
}

const progressOf = (ilr: Partial<IlrProgressResponse>): Progress => ({
  ilr: anIlrProgress(ilr),
  citizenship: aCitizenshipAnswer(),
  journeys: [],
});

/** Where somebody stands, without the page around it. */
function showStatus(ilr: Partial<IlrProgressResponse>) {
  const { person } = showPiece(<ProgressStatus progress={progressOf(ilr)} />);
  return { person, words: within(screen.getByRole('region', { name: 'Where you stand' })) };
}

describe('An open question on the progress page', () => {
  it('shows both outcomes side by side, and calls neither the date', () => {
    const { words } = showStatus(open);
    expect(words.getByRole('heading', { name: 'Your date depends on one answer' })).toBeTruthy();
    expect(words.getByText('You can apply (the first day was 17 April 2026).')).toBeTruthy();
    expect(words.getByText('You can apply from 2 July 2029.')).toBeTruthy();
    expect(words.queryByRole('progressbar')).toBeNull();
    expect(words.getByText(/Why we ask: Then the years go on/)).toBeTruthy();
    expect(screen.queryByText('You are now eligible to apply')).toBeNull();
  });

  it('says of which outcome the reasons are', () => {
    const source = { title: 'Continuous residence', url: 'https://example.org', retrievedOn: '2026-11-22' };
    const reasons = [
      { code: 'qualifying_period', message: 'Five years.', standing: 'against' as const, source },
    ];
    showPiece(<IlrPanel progress={progressOf({ ...open, reasons })} />);
    expect(screen.getByRole('region', { name: 'If you did not: why' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Why this answer' })).toBeNull();
  });

  it('is answered there, and the date follows', async () => {
    const server = serverWith(open);
    server.on(answerCall, () => ({ status: 200, body: {} }));
    const { person } = openPage('/dashboard/progress');
    const words = within(await screen.findByRole('region', { name: 'Where you stand' }));
    const yes = words.getByRole('button', { name: 'Yes, in time' });
    server.on(ilrCall, () => ({
      status: 200,
      body: anIlrProgress({
        eligibleNow: true,
        verdict: 'eligible',
        ilrStatus: 'Eligible to apply',
        timeLeft: null,
        ilrApplicationEarliestDate: '2026-04-17',
        ilrEligibilityDate: '2026-05-15',
        progress: 100,
      }),
    }));
    await person.click(yes);
    expect(await screen.findByText(/The first day was 17 April 2026\. Your 5 years/)).toBeTruthy();
    expect(server.requests(answerCall).at(-1)?.body).toEqual({ appliedInTime: 'yes' });
    expect(screen.queryByText('One question decides your date')).toBeNull();
  });

  it('that was answered “not sure” keeps both, and says where to look', () => {
    const { words } = showStatus({
      ...open,
      questions: open.questions.map((question) => ({ ...question, answered: 'not_sure' })),
    });
    expect(words.getByText(/You said that you are not sure, so both stay possible/)).toBeTruthy();
    expect(words.getByRole('button', { name: 'Not sure' }).getAttribute('aria-pressed')).toBe('true');
    expect(words.getByText('You can apply from 2 July 2029.')).toBeTruthy();
  });

  it('says when the answer was not stored', async () => {
    serverInMemory({ [answerCall]: () => ({ status: 503, body: { message: 'The store is away.' } }) });
    const { person, words } = showStatus(open);
    await person.click(words.getByRole('button', { name: 'No' }));
    expect(within(await words.findByRole('alert')).getByText('The store is away.')).toBeTruthy();
  });

  it('about an earlier visa goes to its entry of the visa history', async () => {
    const call = 'PATCH /api/immigration/profile/visa-history/e1';
    const server = serverInMemory({ [call]: () => ({ status: 200, body: {} }) });
    const visa = { id: 'e1', startDate: '2021-05-15' };
    const questions = open.questions.map((question) => ({ ...question, visa }));
    const { person, words } = showStatus({ ...open, questions });
    await person.click(words.getByRole('button', { name: 'Not sure' }));
    await waitFor(() => expect(server.requests(call).at(-1)?.body).toEqual({ appliedInTime: 'not_sure' }));
  });
});

describe('Without enough to say', () => {
  it('the progress names what is missing, leads to where it is added, and never says that one can apply', () => {
    const { words } = showStatus({
      ...noDates,
      verdict: 'not_enough',
      ilrStatus: 'More information needed',
      missingFacts: [{ code: 'permissions', message: 'Add your visas of before 30 July 2024.' }],
    });
    expect(words.getByRole('heading', { name: 'More information needed' })).toBeTruthy();
    expect(words.getByText('Add your visas of before 30 July 2024.')).toBeTruthy();
    expect(words.getByRole('link', { name: 'Update my immigration profile' })).toBeTruthy();
    expect(screen.queryByText(/You can apply|now eligible/)).toBeNull();
  });
});

describe('Who has applied and waits', () => {
  it('reads what holds until the decision, and not from when one can apply', () => {
    const source = { title: 'Continuous residence', url: 'https://example.org', retrievedOn: '2026-11-22' };
    const { words } = showStatus({
      awaitingDecisionSince: '2026-10-01',
      ilrStatus: 'Waiting for a decision',
      verdict: 'eligible',
      meanwhile: [{ code: 'waiting_travel', message: 'Do not travel yet.', source }],
    });
    expect(
      words.getByRole('heading', { name: 'You applied on 1 October 2026 and wait for the decision' }),
    ).toBeTruthy();
    expect(words.getByText(/Do not travel yet/)).toBeTruthy();
    expect(words.queryByText(/You can apply for ILR from/)).toBeNull();
  });
});

describe('The days beside the first day to apply', () => {
  it('name the safe one of two, the last one, and what a journey does', () => {
    const { words } = showStatus({
      practicalEarliestApplicationDate: '2027-03-01',
      applyBy: '2027-05-03',
      eligibleUntil: '2027-04-20',
      eligibleAgainFrom: '2027-06-01',
    });
    expect(words.getByText(/GOV\.UK lets you apply from 1 March 2027.*safe one/)).toBeTruthy();
    expect(words.getByText(/Apply by 3 May 2027, before your permission ends/)).toBeTruthy();
    expect(words.getByText(/up to 20 April 2027, and then again from 1 June 2027/)).toBeTruthy();
  });
});

describe('An open question on the dashboard', () => {
  it('shows both outcomes and is answered there', async () => {
    const { questions, outcomes } = oneQuestion;
    const server = serverInMemory({ [answerCall]: () => ({ status: 200, body: {} }) });
    const ilr = { questions, outcomes, status: 'One answer needed', visaType: 'Skilled Worker' };
    const { person } = showPiece(<IlrCard summary={aSummary(ilr)} />);
    const card = within(screen.getByRole('region', { name: 'ILR progress' }));
    expect(card.getByText('Your date depends on one answer')).toBeTruthy();
    expect(card.getByText('Depends on your answer')).toBeTruthy();
    expect(card.getByText('You can apply (the first day was 17 April 2026).')).toBeTruthy();
    expect(card.queryByRole('progressbar')).toBeNull();
    await person.click(card.getByRole('button', { name: 'Yes, in time' }));
    await waitFor(() => expect(server.requests(answerCall).at(-1)?.body).toEqual({ appliedInTime: 'yes' }));
  });
});
