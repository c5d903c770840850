import type { SavedSheetResponse } from '@settlewise/contract/assessments';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../../testing/builders';
import { openPage } from '../../../testing/openPage';
import { serverInMemory } from '../../../testing/serverInMemory';
import { aSavedSheet } from '../testing/aSheet';

function open(saved: SavedSheetResponse, at = `/forms/saved/${saved.id}`) {
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/notifications': () => ({ status: 200, body: [] }),
    'GET /api/assessments': () => ({ status: 200, body: [] }),
    [`GET /api/assessments/${saved.id}`]: () => ({ status: 200, body: saved }),
  });
  return { ...openPage(at), server };
}

describe('A saved sheet', () => {
  it('stands as it was, with its day and its rules: nothing in it is copied, changed or put right', async () => {
    const check = {
      id: 'work',
      title: 'Work without a gap',
      state: 'problem',
      text: 'Nothing.',
      part: 'jobs',
    };
    // It is opened at its own address, wherever it was looked for.
    const { person, router } = open(aSavedSheet({ checks: [check as never] }), '/timeline/saved/s1');
    expect(await screen.findByText('As it was on 27 November 2026')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/forms/saved/s1');
    expect(screen.getByText(/Nothing here has changed since/).textContent).toContain('by rules 20');
    expect(screen.getByText('For Amina Khan, on 27 November 2026.')).toBeTruthy();
    await person.click(screen.getByRole('heading', { name: '1. Names' }));
    expect(screen.getByText('KHAN')).toBeTruthy();
    expect(screen.getByText(/Nothing for 90 days/)).toBeTruthy();
    expect(screen.getByText('Work without a gap')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Cop/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^(In|Open) your/ })).toBeNull();
    expect(screen.queryByText(/Rules have changed since/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Fill in a form today' }).getAttribute('href')).toBe('/forms');
  });

  it('says that rules have changed since', async () => {
    open(aSavedSheet({}, { ruleSet: { version: '2025-01-01', checkedOn: '2025-01-01' } }));
    expect(await screen.findByText('Rules have changed since: calculate again')).toBeTruthy();
  });

  it('is deleted by its owner after a question', async () => {
    const { person, server, router } = open(aSavedSheet());
    server.on('DELETE /api/assessments/s1', () => ({ status: 204 }));
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this result?' }));
    await person.click(question.getByRole('button', { name: 'Delete result' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/saved-results'));
  });
});
