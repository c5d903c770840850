import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../testing/builders';
import { openPage, openSite } from '../../testing/openPage';
import { amarasRecord, serverWithSharedRecord } from '../../testing/shared';

const broken = () => ({ status: 500, body: { message: 'Something went wrong on our side.' } });
const unverified = { ...amina, emailVerified: false };

describe('Shared with me', () => {
  it('is reached from the account menu', async () => {
    serverWithSharedRecord();
    const { person, router } = openSite('/');
    await person.click(await screen.findByRole('button', { name: 'Account menu of amina' }));
    await person.click(screen.getByRole('link', { name: 'Shared with me' }));
    await screen.findByRole('heading', { level: 1, name: 'Shared with me' });
    expect(router.state.location.pathname).toBe('/shared-with-me');
  });

  it('says who shares, since when and until when, and leads to the record', async () => {
    const server = serverWithSharedRecord();
    server.on('GET /api/shared', () => ({
      status: 200,
      body: [
        amarasRecord,
        { ...amarasRecord, grantId: 'g2', name: 'Ben Osei', expiresAt: null, expiryDate: null },
      ],
    }));
    const { person, router } = openPage('/shared-with-me');
    const amara = await screen.findByRole('article', { name: 'Amara Okafor' });
    expect(amara.textContent).toContain('Until 10 December 2026');
    expect(amara.textContent).toContain('Shared since 1 November 2026');
    expect(screen.getByRole('article', { name: 'Ben Osei' }).textContent).toContain('No last day');
    await person.click(within(amara).getByRole('link', { name: 'Open record' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/shared-with-me/g1'));
  });

  it('says with which address others share, while nobody does', async () => {
    const server = serverWithSharedRecord();
    server.on('GET /api/shared', () => ({ status: 200, body: [] }));
    openPage('/shared-with-me');
    expect(await screen.findByText('Nobody shares a record with you now')).toBeTruthy();
    expect(screen.getByText(amina.email)).toBeTruthy();
  });

  it('that could not be loaded is asked for again', async () => {
    const server = serverWithSharedRecord();
    server.on('GET /api/shared', broken);
    const { person } = openPage('/shared-with-me');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We could not load what is shared with you',
    );
    server.on('GET /api/shared', () => ({ status: 200, body: [amarasRecord] }));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article', { name: 'Amara Okafor' })).toBeTruthy();
  });

  it.each(['/shared-with-me', '/shared-with-me/g1'])(
    '%s asks for nothing before the address is confirmed, and sends the link again',
    async (address) => {
      const server = serverWithSharedRecord({ user: unverified });
      server.on('POST /api/verify-email/resend', () => ({ status: 200, body: { message: 'Sent.' } }));
      const { person } = openPage(address);
      expect(await screen.findByText('Confirm your email address first')).toBeTruthy();
      await person.click(screen.getByRole('button', { name: 'Send again' }));
      expect(await screen.findByText('Email sent')).toBeTruthy();
      expect(server.sent.filter(({ path }) => path.startsWith('/api/shared'))).toEqual([]);
      server.on('GET /api/user', () => ({ status: 200, body: amina }));
      await person.click(screen.getByRole('button', { name: 'I have confirmed it' }));
      await waitFor(() => expect(server.requests('GET /api/shared')).toHaveLength(1));
    },
  );

  it('sends a visitor to sign in first', async () => {
    const server = serverWithSharedRecord();
    server.on('GET /api/user', () => ({ status: 401, body: { message: 'Please sign in.' } }));
    const { router } = openPage('/shared-with-me/g1');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
    expect(server.sent.filter(({ path }) => path.startsWith('/api/shared'))).toEqual([]);
  });
});
