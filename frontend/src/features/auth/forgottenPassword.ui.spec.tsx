import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serverInMemory } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { ForgotPasswordPage } from './forgotPassword/ForgotPasswordPage';
import { ResetPasswordPage } from './resetPassword/ResetPasswordPage';

describe('A forgotten password', () => {
  it('is asked for by its address, and the answer says nothing of whether there is an account', async () => {
    const server = serverInMemory({
      'POST /api/password/forgot': () => ({ status: 200, body: { message: 'Sent.' } }),
    });
    const { person } = showPiece(<ForgotPasswordPage />);
    await person.type(screen.getByLabelText('Email'), 'nowhere');
    await person.click(screen.getByRole('button', { name: 'Send link' }));
    expect((await screen.findAllByText('Please enter a valid email address')).length).toBeGreaterThan(0);
    expect(server.sent).toEqual([]);
    await person.clear(screen.getByLabelText('Email'));
    await person.type(screen.getByLabelText('Email'), 'amina@example.org');
    await person.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(/If there is an account with the address/)).toBeTruthy();
    expect(server.requests('POST /api/password/forgot').map(({ body }) => body)).toEqual([
      { email: 'amina@example.org' },
    ]);
  });

  it('is replaced with the token of the link', async () => {
    const server = serverInMemory({
      'POST /api/password/reset': () => ({ status: 200, body: { message: 'Changed.' } }),
    });
    const { person } = showPiece(<ResetPasswordPage />, '/reset-password?token=id.secret');
    await person.type(screen.getByLabelText('New password'), 'short');
    await person.click(screen.getByRole('button', { name: 'Change password' }));
    expect((await screen.findAllByText('Password must be at least 8 characters')).length).toBeGreaterThan(0);
    expect(server.sent).toEqual([]);
    await person.type(screen.getByLabelText('New password'), ' another horse');
    await person.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Your password is changed')).toBeTruthy();
    expect(screen.getByText(/You have been logged out everywhere/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to login' }).getAttribute('href')).toBe('/auth');
    expect(server.requests('POST /api/password/reset').map(({ body }) => body)).toEqual([
      { token: 'id.secret', newPassword: 'short another horse' },
    ]);
  });

  it('stays while the link is not good any more, and what was typed with it', async () => {
    serverInMemory({
      'POST /api/password/reset': () => ({
        status: 422,
        body: { message: 'This link is not good any more.' },
      }),
    });
    const { person } = showPiece(<ResetPasswordPage />, '/reset-password?token=id.secret');
    await person.type(screen.getByLabelText('New password'), 'another horse');
    await person.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('This link is not good any more.')).toBeTruthy();
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'another horse');
  });

  it('cannot be replaced by a link without its token', () => {
    showPiece(<ResetPasswordPage />, '/reset-password');
    expect(screen.getByText('This link is not complete')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });
});
