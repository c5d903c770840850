import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lastListed, listOf, serverWithAdministrator } from '../../../testing/admin';
import { openPage } from '../../../testing/openPage';
import { anAdminGrant } from '../../../testing/operations';

const call = 'GET /api/admin/legal-access';
const list = async () => within(await screen.findByRole('table', { name: /^List of/ }));

describe('The access of lawyers', () => {
  it('stands with whose record it is, its state and its times, and without addresses', async () => {
    const server = serverWithAdministrator();
    server.on(call, () =>
      listOf([
        anAdminGrant('g1'),
        anAdminGrant('g2', {
          username: null,
          state: 'revoked',
          revokedAt: '2026-11-02T09:00:00.000Z',
          expiresAt: '2027-01-01T00:00:00.000Z',
        }),
      ]),
    );
    openPage('/admin/legal-access');
    const [, first, second] = (await list()).getAllByRole('row');
    expect(first?.textContent).toContain('amaral…@l….exampleActive01 Nov 2026No endNot yet');
    expect(second?.textContent).toContain('Erased person');
    // As the owner and the lawyer read it: the last whole day.
    expect(second?.textContent).toContain('31 Dec 2026');
    expect(
      within(first ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/admin/users/id-amara');
    // What is revoked cannot be revoked again.
    expect(screen.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1);
  });

  it('is narrowed by state and person', async () => {
    const server = serverWithAdministrator();
    server.on(call, () => listOf([anAdminGrant('g1')]));
    const { person } = openPage('/admin/legal-access');
    await list();
    await person.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Suspended');
    await person.type(
      screen.getByRole('textbox', { name: 'Person’s id' }),
      '6f1c2d0e-8a4b-4c1d-9e2f-3a5b7c9d1e0f',
    );
    await waitFor(() =>
      expect(lastListed(server, '/api/admin/legal-access').filter).toEqual({
        state: 'suspended',
        userId: '6f1c2d0e-8a4b-4c1d-9e2f-3a5b7c9d1e0f',
      }),
    );
  });

  it('is revoked with a reason, without which nothing is sent', async () => {
    const server = serverWithAdministrator();
    server.on(call, () => listOf([anAdminGrant('g1')]));
    server.on('POST /api/admin/legal-access/g1/revoke', () => {
      server.on(call, () => listOf([anAdminGrant('g1', { state: 'revoked' })]));
      return { status: 200, body: {} };
    });
    const { person } = openPage('/admin/legal-access');
    await person.click((await list()).getByRole('button', { name: /^Revoke/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Revoke this access' }));
    await person.click(dialog.getByRole('button', { name: 'Revoke access' }));
    expect((await dialog.findAllByText(/^Please say why/)).length).toBeGreaterThan(0);
    expect(server.sent.filter(({ method }) => method === 'POST')).toEqual([]);
    await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Reported by phone');
    await person.click(dialog.getByRole('button', { name: 'Revoke access' }));
    expect(await screen.findByText('The access is revoked.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull());
    expect(server.requests('POST /api/admin/legal-access/g1/revoke').map(({ body }) => body)).toEqual([
      { reason: 'Reported by phone' },
    ]);
  });

  it('is asked for again while the list does not show yet what was revoked', async () => {
    const server = serverWithAdministrator();
    let answers = 0;
    server.on(call, () => {
      answers += 1;
      const list = listOf([anAdminGrant('g1', answers === 1 ? {} : { state: 'revoked' })]);
      return answers === 1 ? { ...list, headers: { ...list.headers, 'Settlewise-Stale': 'true' } } : list;
    });
    openPage('/admin/legal-access');
    await list();
    expect(screen.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull());
    expect(answers).toBe(2);
  });
});
