import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { alertKinds } from '../../testing/alerts';
import { amina } from '../../testing/builders';
import { openSite } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';

const profile = {
  fullName: null,
  email: amina.email,
  emailVerified: false,
  phoneNumber: null,
  address: null,
  nationality: null,
  visaType: null,
  visaEndDate: null,
  hasILR: false,
  ilrGrantDate: null,
  updatedAt: null,
};
const settings = {
  notificationsEnabled: true,
  emailNotificationsEnabled: true,
  reminderFrequency: 'weekly',
  quietFrom: '21:00',
  quietUntil: '08:00',
  lawyerSharingEnabled: false,
  onboarding: 'done',
};

it('The settings say once that mails wait while the address is not confirmed', async () => {
  const answerConfirmed = (emailVerified: boolean) => {
    server.on('GET /api/user', () => ({ status: 200, body: { ...amina, emailVerified } }));
    server.on('GET /api/account/profile', () => ({ status: 200, body: { ...profile, emailVerified } }));
  };
  const server = serverInMemory({
    'GET /api/account/settings': () => ({ status: 200, body: { data: settings } }),
    'GET /api/alerts/choices': () => ({ status: 200, body: { kinds: alertKinds } }),
    'GET /api/notifications': () => ({ status: 200, body: [] }),
  });
  answerConfirmed(false);
  const { client } = openSite('/dashboard/notification-settings');
  await screen.findByRole('switch', { name: 'Email notifications' });
  await waitFor(() => expect(screen.queryAllByText(/^Our mails wait/)).toHaveLength(1));
  expect(screen.queryAllByRole('button', { name: 'Send again' })).toHaveLength(1);

  answerConfirmed(true);
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(screen.queryAllByText(/^Our mails wait/)).toHaveLength(0));
  expect(screen.queryAllByRole('button', { name: 'Send again' })).toHaveLength(0);
  expect(screen.getByRole('switch', { name: 'Email notifications' })).toBeTruthy();
});
