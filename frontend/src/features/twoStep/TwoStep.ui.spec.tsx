import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../testing/builders';
import { setField } from '../../testing/setField';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';

const nobody = () => ({ status: 401, body: { message: 'Please sign in first.' } });
const codeNeeded = () => ({
  status: 202,
  body: { message: 'Please enter the code from your app.', codeNeeded: true },
});
const codes = Array.from({ length: 10 }, (_, index) => `ABCD${index}-ABCDE-ABCDE-ABCDE-ABCDE`);
const off = { on: false, recoveryCodesLeft: 0, required: false };

describe('Signing in with a second step', () => {
  async function firstStep() {
    const server = serverInMemory({ 'GET /api/user': nobody, 'POST /api/login': codeNeeded });
    const { person } = openPage('/auth');
    setField(await screen.findByLabelText('Username'), 'amina');
    setField(screen.getByLabelText('Password'), 'correct horse battery');
    await person.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Login' }));
    return { server, person, code: await screen.findByLabelText('Code from your app') };
  }
  const send = () => within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Login' });

  it('asks for the code in one field, which phones know, and greets nobody before', async () => {
    const { code } = await firstStep();
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual([
      'one-time-code',
      'numeric',
    ]);
    expect(screen.queryByText(/Welcome back/)).toBeNull();
  });

  it('takes a recovery code in its place', async () => {
    const { server, person } = await firstStep();
    server.on('POST /api/login/code', () => ({ status: 200, body: amina }));
    await person.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    setField(await screen.findByLabelText('Recovery code'), codes[0] ?? '');
    await person.click(send());
    await screen.findByText(`Welcome back, ${amina.username}!`);
    expect(server.requests('POST /api/login/code').map(({ body }) => body)).toEqual([{ code: codes[0] }]);
  });

  it('says that a code was wrong, and goes back to the password when that was given too long ago', async () => {
    const { server, person, code } = await firstStep();
    const message = 'This code is not right, or has been used already. Please enter another one.';
    server.on('POST /api/login/code', () => ({
      status: 422,
      body: { message, errors: [{ path: 'code', message }] },
    }));
    setField(code, '000000');
    await person.click(send());
    expect(await screen.findByRole('link', { name: message })).toBeTruthy();
    const over = 'Please sign in again: your password was given too long ago.';
    server.on('POST /api/login/code', () => ({ status: 401, body: { message: over } }));
    await person.click(send());
    expect((await screen.findByRole('alert')).textContent).toContain(over);
    expect(screen.getByLabelText('Username')).toBeTruthy();
  });
});

describe('Where this site asks for two-step sign-in', () => {
  it.each([
    ['everything', '/dashboard', 'user'],
    ['administration', '/admin', 'admin'],
  ] as const)(
    '%s is shut: %s leads to turning it on, and its codes are read before it opens',
    async (shut, address, role) => {
      const server = serverInMemory({
        'GET /api/user': () => ({ status: 200, body: { ...amina, role, shutWithoutSecondFactor: shut } }),
        'GET /api/account/second-factor': () => ({ status: 200, body: { ...off, required: true } }),
        'POST /api/account/second-factor/key': () => ({
          status: 200,
          body: {
            key: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
            address: 'otpauth://totp/Settlewise:amina?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
            expiresAt: '2026-11-21T12:15:00.000Z',
          },
        }),
        'POST /api/account/second-factor': () => ({ status: 200, body: { recoveryCodes: codes } }),
      });
      const { person, router } = openPage(address);
      await person.click(await screen.findByRole('button', { name: 'Turn on two-step sign-in' }));
      expect(router.state.location.pathname).toBe('/two-step-sign-in');
      const dialog = await screen.findByRole('dialog');
      setField(within(dialog).getByLabelText('Your password'), 'correct horse battery');
      await person.click(within(dialog).getByRole('button', { name: 'Continue' }));
      expect(await screen.findByRole('img', { name: 'QR code with the key for your app' })).toBeTruthy();
      expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy();
      setField(screen.getByLabelText('Code from your app'), '123456');
      await person.click(screen.getByRole('button', { name: 'Turn on' }));
      const list = await screen.findByRole('list', { name: 'Recovery codes' });
      expect(
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(codes);

      server.on('GET /api/user', () => ({ status: 200, body: { ...amina, role } }));
      server.on('GET /api/account/second-factor', () => ({
        status: 200,
        body: { on: true, recoveryCodesLeft: 10, required: true },
      }));
      await person.click(screen.getByRole('button', { name: 'I have kept them' }));
      expect(await screen.findByText('Nothing stands in your way')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Turn off two-step sign-in' })).toBeNull();
    },
  );
});
