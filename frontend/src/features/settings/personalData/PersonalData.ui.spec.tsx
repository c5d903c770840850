import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { amina } from '../../../testing/builders';
import { serverInMemory } from '../../../testing/serverInMemory';
import { showPiece } from '../../../testing/showPiece';
import { PersonalDataSection } from './PersonalDataSection';

const call = 'DELETE /api/account';

async function openDialog() {
  const server = serverInMemory({ 'GET /api/user': () => ({ status: 200, body: amina }) });
  const page = showPiece(<PersonalDataSection />, '/dashboard/profile-settings');
  await page.person.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  const act = dialog.getByRole('button', { name: 'Delete my account' });
  const problems = () =>
    within(dialog.getByRole('alert'))
      .getAllByRole('link')
      .map((link) => link.textContent);
  return { ...page, server, dialog, act, problems };
}

it('Everything about a person is one link away, which saves a file', () => {
  serverInMemory({});
  showPiece(<PersonalDataSection />);
  const link = screen.getByRole('link', { name: 'Download my data' });
  expect(link.getAttribute('href')).toBe('/api/account/export');
  expect(link.hasAttribute('download')).toBe(true);
});

it('An account is not deleted without the password and the tick', async () => {
  const { person, server, dialog, act, problems } = await openDialog();
  expect(dialog.getByText(/This cannot be undone, not even by us/)).toBeTruthy();
  await person.click(act);
  await dialog.findByRole('alert');
  expect(problems()).toEqual([
    'Please enter your password',
    'Please tick the box if you want to delete your account',
  ]);
  await person.type(dialog.getByLabelText('Your password'), 'old horse 42!');
  await person.click(act);
  expect(problems()).toEqual(['Please tick the box if you want to delete your account']);
  expect(dialog.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
  expect(server.requests(call)).toEqual([]);
});

it('An account is not deleted with a wrong password, and then with the right one, which leads to the home page', async () => {
  const { person, server, router, dialog, act, problems } = await openDialog();
  const message = 'Your password is not correct';
  server.on(call, () => ({ status: 422, body: { message, errors: [{ path: 'password', message }] } }));
  const password = dialog.getByLabelText('Your password');
  await person.type(password, 'wrong');
  await person.click(dialog.getByRole('checkbox'));
  await person.click(act);
  await dialog.findByRole('alert');
  expect(problems()).toEqual([message]);
  expect(dialog.getByRole('checkbox')).toHaveProperty('checked', true);

  server.on(call, () => ({ status: 204 }));
  await person.clear(password);
  await person.type(password, 'old horse 42!');
  await person.click(act);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(server.requests(call).at(-1)?.body).toEqual({ password: 'old horse 42!' });
});
