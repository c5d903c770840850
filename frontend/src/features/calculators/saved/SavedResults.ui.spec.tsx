import type { SavedEligibilityResponse } from '@settlewise/contract/assessments';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { amina } from '../../../testing/builders';
import { openPage } from '../../../testing/openPage';
import { aSavedCitizenshipResult, aSavedIlrResult, summaryOf } from '../../../testing/savedResults';
import { serverInMemory } from '../../../testing/serverInMemory';

const otherRules = { version: '2025-01-01', checkedOn: '2025-01-01' };
const ilr = aSavedIlrResult({ title: 'With the trip to Lagos' });
const citizenship = aSavedCitizenshipResult({ ruleSet: otherRules });

beforeEach(() => window.localStorage.clear());

function serverWith(...saved: SavedEligibilityResponse[]) {
  return serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/assessments': () => ({ status: 200, body: saved.map(summaryOf) }),
    ...Object.fromEntries(
      saved.map((each) => [`GET /api/assessments/${each.id}`, () => ({ status: 200, body: each })]),
    ),
  });
}

describe('The saved results', () => {
  it('say what each was, when and on which rules, and which rules have changed since', async () => {
    serverWith(ilr, citizenship);
    openPage('/saved-results');
    const [first, second] = await screen.findAllByRole('article');
    expect(first?.textContent).toContain('With the trip to Lagos, 21 November 2026');
    expect(first?.textContent).toContain('Not Currently Eligible');
    expect(first?.textContent).toContain(
      `Saved on 21 November 2026 at 14:05. By rules ${ilr.ruleSet.version}. Rules read on 6 December 2025, news to 6 October 2026.`,
    );
    expect(first?.textContent).not.toContain('Rules have changed since');
    expect(second?.textContent).toContain('British citizenship, 21 November 2026');
    expect(second?.textContent).toContain('Saved on 1 July 2026 at 10:30.');
    expect(second?.textContent).toContain('Rules have changed since: calculate again');
  });

  it('say how to get one as long as there are none', async () => {
    serverWith();
    openPage('/saved-results');
    expect(await screen.findByRole('heading', { name: 'No saved results yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Calculate ILR eligibility' }).getAttribute('href')).toBe('/ilr');
  });

  it('say that they could not be loaded, and load when asked again', async () => {
    const server = serverWith(ilr);
    server.on('GET /api/assessments', () => ({ status: 503, body: { message: 'Away for a moment.' } }));
    const { person } = openPage('/saved-results');
    expect(await screen.findByText('Away for a moment.')).toBeTruthy();
    server.on('GET /api/assessments', () => ({ status: 200, body: [summaryOf(ilr)] }));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('article')).toHaveLength(1);
  });

  it('are deleted only after a question, and stay when that fails', async () => {
    const server = serverWith(ilr);
    server.on('DELETE /api/assessments/i1', () => ({
      status: 503,
      body: { message: 'Nothing was deleted.' },
    }));
    const { person } = openPage('/saved-results');
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this result?' }));
    await person.click(question.getByRole('button', { name: 'Delete result' }));
    expect(await question.findByText('Nothing was deleted.')).toBeTruthy();

    server.on('DELETE /api/assessments/i1', () => {
      server.on('GET /api/assessments', () => ({ status: 200, body: [] }));
      return { status: 204 };
    });
    await person.click(question.getByRole('button', { name: 'Delete result' }));
    expect(await screen.findByText('Result deleted')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'No saved results yet' })).toBeTruthy();
  });
});

it('A saved result is not deleted where that is cancelled', async () => {
  const server = serverWith(ilr);
  const { person } = openPage('/saved-results');
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(server.requests('DELETE /api/assessments/i1')).toEqual([]);
});

describe('A saved result', () => {
  it('asks a visitor to sign in first, and knows the way back', async () => {
    serverInMemory({ 'GET /api/user': () => ({ status: 401, body: { message: 'Not signed in' } }) });
    const { router } = openPage('/saved-results/i1');
    await screen.findByRole('tab', { name: 'Login' });
    expect(router.state.location).toMatchObject({
      pathname: '/auth',
      state: { wanted: '/saved-results/i1' },
    });
  });

  it('is shown as it was, with its day and its rules', async () => {
    serverWith(ilr);
    openPage('/saved-results/i1');
    expect(await screen.findByRole('heading', { name: 'ILR Eligibility Results' })).toBeTruthy();
    expect(screen.getByText('As it was on 21 November 2026')).toBeTruthy();
    expect(screen.getByText(/Nothing here has changed since/).textContent).toContain(ilr.ruleSet.version);
    expect(screen.queryByText(/Rules have changed since/)).toBeNull();
  });

  it('of citizenship by other rules says so, and lets nobody try a trip by today’s', async () => {
    serverWith(citizenship);
    openPage('/saved-results/c1');
    expect(await screen.findByRole('heading', { name: 'Your Results' })).toBeTruthy();
    expect(screen.getByText('Rules have changed since: calculate again')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try this trip' })).toBeNull();
  });

  it('starts the calculator with its answers, after a question where others were typed', async () => {
    serverWith(ilr);
    window.localStorage.setItem(
      'settlewise.draft.ilr',
      JSON.stringify({
        step: 1,
        visaType: 'spouse',
        visaStartDate: '',
        entryDate: '',
        useDetailedAbsences: null,
        absencesPerYear: [],
        absences: [],
        englishLanguageRequirement: null,
        meetsSalaryRequirement: null,
        goodCharacter: null,
      }),
    );
    const { person, router } = openPage('/saved-results/i1');
    await person.click(await screen.findByRole('button', { name: 'Calculate again with these answers' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Replace what you typed?' }));
    await person.click(question.getByRole('button', { name: 'Replace them' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/ilr'));
    expect(await screen.findByLabelText('Visa issue date')).toHaveProperty('value', '10 Jan 2023');
  });

  it('that is gone is told so', async () => {
    const server = serverWith();
    server.on('GET /api/assessments/i9', () => ({ status: 404, body: { message: 'Not found' } }));
    openPage('/saved-results/i9');
    expect(await screen.findByText('There is no such saved result')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your saved results' })).toBeTruthy();
  });
});
