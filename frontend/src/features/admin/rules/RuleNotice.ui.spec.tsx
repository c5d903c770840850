import type { RuleNoticeResponse } from '@settlewise/contract/admin';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listOf, serverWithAdministrator } from '../../../testing/admin';
import { openPage } from '../../../testing/openPage';
import { aLawDesk, aRuleNotice } from '../../../testing/operations';

const answer = aRuleNotice();

function serverWith(rest: Partial<RuleNoticeResponse> = {}) {
  const server = serverWithAdministrator();
  server.on('GET /api/admin/rules/summary', () => ({
    status: 200,
    body: { name: '2026-11-23', checkedOn: '2026-11-22', daysAgo: 1, stale: false, next: [] },
  }));
  server.on('GET /api/admin/rules', () => listOf([]));
  server.on('GET /api/admin/rules/law', () => ({ status: 200, body: aLawDesk() }));
  server.on('GET /api/admin/rules/notices', () => ({ status: 200, body: { ...answer, ...rest } }));
  return server;
}

const panel = async () =>
  within(await screen.findByRole('region', { name: 'Who is told of changed answers' }));

describe('The notice about changed answers', () => {
  it('says how many would be told, and what they would read, with an example of nobody', async () => {
    serverWith();
    openPage('/admin/rules');
    const shown = await panel();
    expect(shown.getByText('12 of 1,200 people')).toBeTruthy();
    expect(shown.getByText('Ready to be released', { selector: 'span' })).toBeTruthy();
    expect(shown.getByText('We have corrected a rule.')).toBeTruthy();
    expect(shown.getByText(/Before: 2 July 2029\./)).toBeTruthy();
    expect(shown.getByRole('link', { name: 'A guidance' }).getAttribute('href')).toBe(
      'https://example.org/guidance',
    );
  });

  it('is released in a second step, with the text that was read', async () => {
    const server = serverWith();
    let sent: unknown = null;
    server.on('POST /api/admin/rules/notices/2026-11-23/release', ({ body }) => {
      sent = body;
      return { status: 202, body: { ...answer, state: 'released' } };
    });
    const { person } = openPage('/admin/rules');
    await person.click((await panel()).getByRole('button', { name: 'Release the notice' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Tell 12 people that an answer has changed' }));
    expect(sent).toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Release' }));
    await waitFor(() => expect(sent).toEqual({ text: 'We have corrected a rule.' }));
  });

  it.each([
    [{ state: 'counting', compared: 300 } as const, '300 of 1,200 people compared'],
    [
      { concerned: 0, records: 0, results: 0, news: { subscribers: 0, told: 0 } },
      'Nobody’s answer changes, and nobody gets news: there is nothing to release.',
    ],
  ])('cannot be released as long as %o', async (rest, words) => {
    serverWith(rest);
    openPage('/admin/rules');
    const shown = await panel();
    expect(shown.getAllByText(words).length).toBeGreaterThan(0);
    expect(shown.queryByRole('button', { name: 'Release the notice' })).toBeNull();
  });

  it('is released where nobody’s answer changes and somebody gets news', async () => {
    serverWith({ concerned: 0, records: 0, results: 0, news: { subscribers: 3, told: 0 } });
    openPage('/admin/rules');
    const shown = await panel();
    expect(shown.getByText('3 addresses')).toBeTruthy();
    expect(shown.getByRole('button', { name: 'Release the notice' })).toBeTruthy();
  });

  it('says when and by whom it was released, and how many have been told', async () => {
    serverWith({
      state: 'released',
      told: 7,
      released: { at: '2026-11-23T10:15:00.000Z', by: 'ruth.admin', people: 12 },
    });
    openPage('/admin/rules');
    const shown = await panel();
    expect(shown.getByText('7 of 12 people told')).toBeTruthy();
    expect(shown.getByText(/by ruth\.admin, for 12 people/)).toBeTruthy();
    expect(shown.queryByRole('button', { name: 'Release the notice' })).toBeNull();
  });

  it('says so where there is nothing to compare', async () => {
    serverWith({ state: 'nothing', ruleSet: '2026-11-21' });
    openPage('/admin/rules');
    expect((await panel()).getByText(/nobody’s answer changes\./)).toBeTruthy();
  });
});
