import type { LegalAccessGrantResponse } from '@settlewise/contract/legalAccess';
import { addDays, civilDateInLondon } from '@settlewise/rules/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAccountSettings } from '../../../record/account/settingsQueries';
import { amina } from '../../../testing/builders';
import { setField } from '../../../testing/setField';
import { aGrant, serverWithLegalAccess } from '../../../testing/legalAccess';
import { showPiece } from '../../../testing/showPiece';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { Toasts } from '../../../ui/toasts/Toasts';
import { AccessPanel } from './AccessPanel';

const failed = 'Failed to update lawyer access settings. Please try again.';
const today = civilDateInLondon(new Date());

function Tab() {
  const { data: settings } = useAccountSettings();
  return settings === undefined ? null : <AccessPanel sharing={settings.data.lawyerSharingEnabled} inSight />;
}
const openTab = () =>
  showPiece(
    <>
      <Tab />
      <Toasts />
    </>,
  );

const sharingSwitch = () => screen.findByRole('switch', { name: 'Share my record with a lawyer' });
const addressField = () => screen.findByLabelText('Lawyer’s email address');
const lastDay = () => screen.getByRole('textbox', { name: /^Last day of the access/ });
const errorOf = (field: HTMLElement) => document.getElementById(`${field.id}-error`)?.textContent;
const broken = () => ({ status: 500, body: { message: 'Something went wrong on our side.' } });
const lane = 'lane@law.example';

describe('Whether lawyers may be let in', () => {
  it('is off at first: nothing is asked for, nobody can be named', async () => {
    const server = serverWithLegalAccess({ sharing: false });
    openTab();
    expect(await sharingSwitch()).toHaveProperty('checked', false);
    expect(screen.queryByLabelText('Lawyer’s email address')).toBeNull();
    expect(server.sent.filter(({ path }) => path === '/api/legal-access')).toEqual([]);
  });

  it('is turned on without naming anybody, and then the list is there', async () => {
    const server = serverWithLegalAccess({ sharing: false });
    const { person } = openTab();
    await person.click(await sharingSwitch());
    expect(screen.getByText('What a lawyer sees')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Save access settings' }));
    expect(await screen.findByText('Access Settings Updated')).toBeTruthy();
    expect(server.requests('POST /api/account/settings').map(({ body }) => body)).toEqual([
      { lawyerSharingEnabled: true },
    ]);
    expect(server.requests('POST /api/legal-access')).toEqual([]);
    expect(await screen.findByText(/^Nobody has access\./)).toBeTruthy();
  });

  it('says when it could not be saved, and stays as it was set', async () => {
    const server = serverWithLegalAccess({ sharing: false });
    server.on('POST /api/account/settings', () => Promise.reject(new TypeError('Failed to fetch')));
    const { person } = openTab();
    await person.click(await sharingSwitch());
    await person.click(screen.getByRole('button', { name: 'Save access settings' }));
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(await sharingSwitch()).toHaveProperty('checked', true);
  });

  it('turned off shows who is suspended, and that nobody can look', async () => {
    const server = serverWithLegalAccess({ grants: [aGrant(lane, { name: 'Ms Lane' })] });
    const { person } = openTab();
    expect(within(await screen.findByRole('article', { name: 'Ms Lane' })).getByText('Active')).toBeTruthy();
    server.on('GET /api/legal-access', () => ({
      status: 200,
      body: [aGrant(lane, { name: 'Ms Lane', state: 'suspended' })],
    }));
    await person.click(await sharingSwitch());
    await person.click(screen.getByRole('button', { name: 'Save access settings' }));
    const lawyer = screen.getByRole('article', { name: 'Ms Lane' });
    expect(await within(lawyer).findByText('Suspended')).toBeTruthy();
    expect(screen.getByText(/^Nobody can look now\./)).toBeTruthy();
    expect(within(lawyer).getByRole('button', { name: 'Revoke' })).toBeTruthy();
  });

  it('while it is off, those who are suspended can be asked for', async () => {
    const server = serverWithLegalAccess({
      sharing: false,
      grants: [aGrant(lane, { name: 'Ms Lane', state: 'suspended' })],
    });
    const { person } = openTab();
    await person.click(await screen.findByRole('button', { name: 'Show my lawyers' }));
    expect(
      within(await screen.findByRole('article', { name: 'Ms Lane' })).getByText('Suspended'),
    ).toBeTruthy();
    expect(server.requests('GET /api/legal-access')).toHaveLength(1);
  });
});

describe('Letting a lawyer in', () => {
  it('sends the address, the name and the last day, and empties the form', async () => {
    const server = serverWithLegalAccess();
    const expiryDate = addDays(today, 30);
    server.on('POST /api/legal-access', () => ({ status: 201, body: aGrant(lane, { name: 'Ms Lane' }) }));
    const { person } = openTab();
    setField(await addressField(), ` ${lane} `);
    setField(screen.getByLabelText(/^Name/), 'Ms Lane');
    setField(lastDay(), expiryDate);
    await person.click(screen.getByRole('button', { name: 'Give access' }));
    expect(await screen.findByText('Access Settings Updated')).toBeTruthy();
    expect(server.requests('POST /api/legal-access').map(({ body }) => body)).toEqual([
      { email: lane, name: 'Ms Lane', expiryDate, alsoShares: [], includesIdentity: false },
    ]);
    await waitFor(() => expect(screen.getByLabelText('Lawyer’s email address')).toHaveProperty('value', ''));
    expect(lastDay()).toHaveProperty('value', '');
  });

  it('says that the email waits where the owner has not confirmed their own address', async () => {
    const server = serverWithLegalAccess();
    server.on('GET /api/user', () => ({ status: 200, body: { ...amina, emailVerified: false } }));
    const grant = aGrant(lane, { name: 'Ms Lane', invitedAt: null });
    server.on('POST /api/legal-access', () => ({ status: 201, body: grant }));
    const { person } = openTab();
    setField(await addressField(), lane);
    await person.click(screen.getByRole('button', { name: 'Give access' }));
    expect(
      await screen.findByText(
        `${lane} can look at your record. We send the email with the link after you confirm your email.`,
      ),
    ).toBeTruthy();
  });

  it('shows the lawyer what else is ticked, and says so', async () => {
    const server = serverWithLegalAccess();
    const grant = aGrant(lane, { name: 'Ms Lane', alsoShares: ['addresses'] });
    server.on('POST /api/legal-access', () => ({ status: 201, body: grant }));
    const { person } = openTab();
    setField(await addressField(), lane);
    const tick = screen.getByRole('checkbox', { name: 'Also show your addresses' });
    expect(screen.getByText('Country and dates only, unless you share identity data.')).toBeTruthy();
    await person.click(tick);
    server.on('GET /api/legal-access', () => ({ status: 200, body: [grant] }));
    await person.click(screen.getByRole('button', { name: 'Give access' }));
    const card = await screen.findByRole('article', { name: 'Ms Lane' });
    expect(within(card).getByText('your addresses (country and dates only)')).toBeTruthy();
    expect(server.requests('POST /api/legal-access').map(({ body }) => body)).toMatchObject([
      { email: lane, alsoShares: ['addresses'] },
    ]);
    await waitFor(() => expect(tick).toHaveProperty('checked', false));
  });

  it('shares identity data only where that is ticked, and says which it is', async () => {
    const server = serverWithLegalAccess({ grants: [aGrant('old@law.example', { name: 'Mr Old' })] });
    const grant = aGrant(lane, { name: 'Ms Lane', includesIdentity: true });
    server.on('POST /api/legal-access', () => ({ status: 201, body: grant }));
    const { person } = openTab();
    setField(await addressField(), lane);
    const tick = screen.getByRole('checkbox', { name: 'Share identity data' });
    expect(tick).toHaveProperty('checked', false);
    const old = await screen.findByRole('article', { name: 'Mr Old' });
    expect(within(old).getByText('Not shared')).toBeTruthy();
    await person.click(tick);
    server.on('GET /api/legal-access', () => ({ status: 200, body: [grant] }));
    await person.click(screen.getByRole('button', { name: 'Give access' }));
    const card = await screen.findByRole('article', { name: 'Ms Lane' });
    expect(within(card).getByText('Shared')).toBeTruthy();
    expect(server.requests('POST /api/legal-access').map(({ body }) => body)).toMatchObject([
      { email: lane, includesIdentity: true },
    ]);
    await waitFor(() => expect(tick).toHaveProperty('checked', false));
  });

  it('shows the lawyer also where the first list was under way before', async () => {
    const server = serverWithLegalAccess({ sharing: false });
    const grant = aGrant(lane, { name: 'Ms Lane' });
    let answerLate: (value: { status: number; body: unknown }) => void = () => undefined;
    const listIsAsked = new Promise<void>((resolve) => {
      server.on('GET /api/legal-access', () => {
        resolve();
        return new Promise((answer) => (answerLate = answer));
      });
    });
    server.on('POST /api/legal-access', async () => {
      await listIsAsked;
      server.on('GET /api/legal-access', () => ({ status: 200, body: [grant] }));
      return { status: 201, body: grant };
    });
    const { person } = openTab();
    await person.click(await sharingSwitch());
    setField(await addressField(), lane);
    await person.click(screen.getByRole('button', { name: 'Give access' }));
    await screen.findByText('Access Settings Updated');
    answerLate({ status: 200, body: [] });
    expect(await screen.findByRole('article', { name: 'Ms Lane' })).toBeTruthy();
  });

  it('refuses an address that is none and a last day that has passed, and does not lose a name without an address', async () => {
    const server = serverWithLegalAccess();
    const { person } = openTab();
    const address = await addressField();
    const send = (act: string) => person.click(screen.getByRole('button', { name: act }));
    setField(screen.getByLabelText(/^Name/), 'Ms Lane');
    await send('Save access settings');
    expect(errorOf(address)).toBe('Please enter the lawyer’s email address');
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Ms Lane');
    setField(address, 'nowhere');
    await send('Give access');
    // In the specification’s words.
    expect(errorOf(address)).toBe('Invalid email address');
    setField(address, lane);
    setField(lastDay(), addDays(today, -1));
    await send('Give access');
    expect(errorOf(lastDay())).toBe('Please choose today or a later day');
    expect(server.sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('shows beside the address that it has access already, and keeps what was typed', async () => {
    const server = serverWithLegalAccess();
    const message = 'This address has access already';
    server.on('POST /api/legal-access', () => ({
      status: 409,
      body: { message, errors: [{ path: 'email', message }] },
    }));
    const { person } = openTab();
    setField(await addressField(), lane);
    await person.click(screen.getByRole('button', { name: 'Give access' }));
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(errorOf(await addressField())).toBe(message);
    expect(await addressField()).toHaveProperty('value', lane);
  });
});

describe('The lawyers with access', () => {
  it('stand there with their state, the end, and their last look', async () => {
    const when = '2026-11-21T14:05:00.000Z';
    serverWithLegalAccess({
      grants: [
        aGrant('a@law.example', { name: 'Anna', expiryDate: '2026-12-10', lastAccessed: when }),
        aGrant('b@law.example', { name: 'Ben', state: 'expired', expiryDate: '2026-11-02' }),
        aGrant('c@law.example', { name: 'Cleo', state: 'revoked', isRevoked: true, revokedAt: when }),
        aGrant('d@law.example', { name: 'Dan', invitedAt: null }),
      ],
    });
    openTab();
    const anna = await screen.findByRole('article', { name: 'Anna' });
    expect(anna.textContent).toContain('Active');
    expect(anna.textContent).toContain('End of 10 December 2026');
    expect(anna.textContent).toContain('Last accessed21 November 2026 at 14:05');
    const ben = screen.getByRole('article', { name: 'Ben' });
    expect(ben.textContent).toContain('ExpiredEnd of 2 November 2026');
    expect(
      within(ben)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Extend']);
    const cleo = screen.getByRole('article', { name: 'Cleo' });
    expect(cleo.textContent).toContain('Revoked21 November 2026 at 14:05');
    expect(within(cleo).queryAllByRole('button')).toEqual([]);
    const dan = screen.getByRole('article', { name: 'Dan' });
    expect(dan.textContent).toContain('No end, until you revoke it');
    expect(dan.textContent).toContain('Waiting to be sent');
    expect(dan.textContent).toContain('Last accessedNot yet');
  });

  it('are written to once the owner’s own address is confirmed, which is said', async () => {
    const server = serverWithLegalAccess({
      grants: [aGrant('d@law.example', { name: 'Dan', invitedAt: null })],
    });
    server.on('GET /api/user', () => ({ status: 200, body: { ...amina, emailVerified: false } }));
    const { person } = openTab();
    const dan = await screen.findByRole('article', { name: 'Dan' });
    expect(
      await within(dan).findByText('Not sent yet. We send it after you confirm your email.'),
    ).toBeTruthy();
    server.on('POST /api/verify-email/resend', () => ({ status: 200, body: { message: 'Sent.' } }));
    await person.click(await within(dan).findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(server.requests('POST /api/verify-email/resend')).toHaveLength(1));
  });

  it('that could not be loaded are asked for again', async () => {
    const server = serverWithLegalAccess();
    server.on('GET /api/legal-access', broken);
    const { person } = openTab();
    const alert = await screen.findByText('We could not load your lawyers');
    server.on('GET /api/legal-access', () => ({ status: 200, body: [] }));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/^Nobody has access\./)).toBeTruthy();
    expect(alert.isConnected).toBe(false);
  });

  const openDialog = async (act: 'Extend' | 'Revoke', rest: Partial<LegalAccessGrantResponse> = {}) => {
    const grant = aGrant(lane, { name: 'Ms Lane', expiryDate: '2026-12-10', ...rest });
    const server = serverWithLegalAccess({ grants: [grant] });
    const { person } = openTab();
    const lawyer = await screen.findByRole('article', { name: 'Ms Lane' });
    await person.click(within(lawyer).getByRole('button', { name: act }));
    return { server, person, grant, call: `/api/legal-access/${encodeURIComponent(grant.id)}` };
  };

  it('are revoked after a question that says what happens', async () => {
    const { server, person, grant, call } = await openDialog('Revoke');
    const question = await screen.findByRole('alertdialog', { name: 'Revoke the access of Ms Lane?' });
    expect(question.textContent).toContain('This takes effect at once');
    server.on(`DELETE ${call}`, broken);
    await person.click(within(question).getByRole('button', { name: 'Revoke access' }));
    expect(await within(question).findByText('Something went wrong on our side.')).toBeTruthy();
    const revoked = {
      ...grant,
      state: 'revoked' as const,
      isRevoked: true,
      revokedAt: '2026-11-21T10:00:00.000Z',
    };
    server.on(`DELETE ${call}`, () => ({ status: 200, body: revoked }));
    server.on('GET /api/legal-access', () => ({ status: 200, body: [revoked] }));
    await person.click(within(question).getByRole('button', { name: 'Revoke access' }));
    expect(await screen.findByText('Access Settings Updated')).toBeTruthy();
    const lawyer = await screen.findByRole('article', { name: 'Ms Lane' });
    await waitFor(() => expect(within(lawyer).queryAllByRole('button')).toEqual([]));
  });

  it('are extended to a new last day, and not to none by leaving the field empty', async () => {
    const { server, person, grant, call } = await openDialog('Extend', { state: 'expired' });
    const dialog = await screen.findByRole('dialog', { name: 'Extend the access of Ms Lane' });
    await person.click(within(dialog).getByRole('button', { name: 'Extend access' }));
    const day = within(dialog).getByRole('textbox', { name: 'New last day' });
    expect(errorOf(day)).toBe('Please enter the last day, or tick “No last day”');
    const expiryDate = addDays(today, 10);
    server.on(`PATCH ${call}`, () => ({ status: 200, body: { ...grant, state: 'active', expiryDate } }));
    setField(day, expiryDate);
    await person.click(within(dialog).getByRole('button', { name: 'Extend access' }));
    expect(
      await screen.findByText(`${lane} can look until the end of ${formatLongDate(expiryDate)}.`),
    ).toBeTruthy();
    expect(server.requests(`PATCH ${call}`).map(({ body }) => body)).toEqual([{ expiryDate }]);
  });

  it('are extended without an end when that is asked for', async () => {
    const { server, person, grant, call } = await openDialog('Extend');
    const dialog = await screen.findByRole('dialog', { name: 'Extend the access of Ms Lane' });
    server.on(`PATCH ${call}`, () => ({ status: 200, body: { ...grant, expiryDate: null } }));
    await person.click(within(dialog).getByRole('checkbox', { name: 'No last day' }));
    await person.click(within(dialog).getByRole('button', { name: 'Extend access' }));
    expect(await screen.findByText('Access Settings Updated')).toBeTruthy();
    expect(server.requests(`PATCH ${call}`).map(({ body }) => body)).toEqual([{ expiryDate: null }]);
  });

  it('that were revoked elsewhere meanwhile are shown as they are', async () => {
    const { server, person, grant, call } = await openDialog('Extend');
    const dialog = await screen.findByRole('dialog', { name: 'Extend the access of Ms Lane' });
    server.on(`PATCH ${call}`, () => ({ status: 409, body: { message: 'This access was revoked.' } }));
    server.on('GET /api/legal-access', () => ({
      status: 200,
      body: [{ ...grant, state: 'revoked', isRevoked: true, revokedAt: '2026-11-21T10:00:00.000Z' }],
    }));
    await person.click(within(dialog).getByRole('checkbox', { name: 'No last day' }));
    await person.click(within(dialog).getByRole('button', { name: 'Extend access' }));
    expect(await within(dialog).findByText('This access was revoked.')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Revoked', { selector: 'span' })).toBeTruthy());
  });
});
