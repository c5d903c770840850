import type { AdminRulesSummaryResponse } from '@settlewise/contract/admin';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastListed, listOf, serverWithAdministrator } from '../../../testing/admin';
import { openPage } from '../../../testing/openPage';
import { aLawDesk, anAdminRule, aRuleNotice } from '../../../testing/operations';

// The page says how long ago sources were read.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const toCome = { from: '2027-03-26', standing: 'to_come', confirmed: false, value: 'B2' } as const;
const summary: AdminRulesSummaryResponse = {
  name: 'Rules of 8 April 2026',
  checkedOn: '2026-11-11',
  daysAgo: 10,
  stale: false,
  next: [
    anAdminRule('Settlement: Skilled Worker', toCome),
    anAdminRule('Settlement: Scale-up', toCome),
    anAdminRule('Earned settlement: Refugees', { from: null, standing: 'announced', confirmed: false }),
  ],
};

function serverWithRules(rest: Partial<AdminRulesSummaryResponse> = {}) {
  const server = serverWithAdministrator();
  server.on('GET /api/admin/rules/summary', () => ({ status: 200, body: { ...summary, ...rest } }));
  server.on('GET /api/admin/rules/law', () => ({ status: 200, body: aLawDesk() }));
  server.on('GET /api/admin/rules/notices', () => ({ status: 200, body: aRuleNotice() }));
  server.on('GET /api/admin/rules', () => listOf([anAdminRule('Indefinite leave to remain')]));
  return server;
}

describe('The rules', () => {
  it('say first what changes next, from when, and whether that is certain', async () => {
    serverWithRules();
    const { person } = openPage('/admin/rules');
    const next = within(await screen.findByRole('list', { name: /^What changes next/ }));
    const lines = next.getAllByRole('button').map(({ textContent }) => textContent);
    expect(lines).toEqual(['Settlement: Skilled Worker; Scale-up: B2Not confirmedFrom 26 Mar 2027']);
    await person.click(next.getByRole('button'));
    expect(next.getByText(/^Fee table/).parentElement?.textContent).toContain('last read on');
    expect(screen.getByText('1 change is announced, without a day')).toBeTruthy();
    const announced = screen.getByRole('list', { name: 'What is announced without a day', hidden: true });
    expect(announced.textContent).toContain(
      'Earned settlement: Refugees: £3,226Not confirmedNo day known yet',
    );
  });

  it('say when they were last read as a whole, and that this is due', async () => {
    const server = serverWithRules();
    const first = openPage('/admin/rules');
    expect(
      await screen.findByText('The Immigration Rules were read as a whole on 11 November 2026, 10 days ago'),
    ).toBeTruthy();
    expect(screen.getByText(/They are to be read again in 81 days\./)).toBeTruthy();
    await first.router.navigate('/admin');
    await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' });
    server.on('GET /api/admin/rules/summary', () => ({
      status: 200,
      body: { ...summary, daysAgo: 91, stale: true },
    }));
    await first.router.navigate('/admin/rules');
    expect(
      await screen.findByText(
        'The Immigration Rules are to be read again: last as a whole on 11 November 2026, 91 days ago',
      ),
    ).toBeTruthy();
  });

  it('say beside a fee that is still charged that a later list exists, not beside an earlier fee or another value', async () => {
    const server = serverWithRules();
    server.on('GET /api/admin/rules', () =>
      listOf([
        anAdminRule('Priority', { id: 'now' }),
        anAdminRule('Priority', { id: 'before', to: '2026-04-07', standing: 'past' }),
        anAdminRule('Citizenship: days away in the final year', { area: 'Absences', value: '90 days' }),
      ]),
    );
    const { person } = openPage('/admin/rules');
    const list = within(await screen.findByRole('table', { name: 'List of rules' }));
    for (const opener of list.getAllByRole('button', { name: /^Details: / })) await person.click(opener);
    const details = list.getAllByText('Value', { selector: 'dt' }).map((name) => name.parentElement);
    expect(details.map((value) => value?.textContent.includes('check before you pay'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('stand with value, time and source, and are narrowed by area and standing', async () => {
    const server = serverWithRules();
    const { person } = openPage('/admin/rules');
    const list = within(await screen.findByRole('table', { name: 'List of rules' }));
    const [, row] = list.getAllByRole('row');
    expect(row?.textContent).toBe('Indefinite leave to remainFees£3,226From 08 Apr 2026In force');
    const opener = list.getByRole('button', { name: 'Details: Indefinite leave to remain' });
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    await person.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    expect(list.getByText(/^Fee table/).parentElement?.textContent).toBe(
      'Fee table last read on 26 August 2026',
    );
    expect(list.getByRole('link').getAttribute('href')).toBe('https://example.org/fees');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Fees');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Past');
    await waitFor(() =>
      expect(lastListed(server, '/api/admin/rules').filter).toEqual({ area: 'Fees', standing: 'past' }),
    );
  });
});
