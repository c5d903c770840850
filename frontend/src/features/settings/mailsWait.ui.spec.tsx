import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { alertKinds } from '../../testing/alerts';
import { amina } from '../../testing/builders';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';

const profile = {
  ...{ fullName: null, email: amina.email, emailVerified: false, phoneNumber: null, address: null },
  ...{ nationality: null, visaType: null, visaEndDate: null, hasILR: false, ilrGrantDate: null },
  updatedAt: null,
};
const settings = {
  ...{ notificationsEnabled: true, emailNotificationsEnabled: true, reminderFrequency: 'weekly' },
  ...{ quietFrom: '21:00', quietUntil: '08:00', lawyerSharingEnabled: false, onboarding: 'done' },
};

it.each([
  ['not confirmed', false, 1],
  ['confirmed', true, 0],
])(
  'The settings say once that mails wait while the address is not confirmed: %s',
  async (_, emailVerified, times) => {
    serverInMemory({
      'GET /api/user': () => ({ status: 200, body: { ...amina, emailVerified } }),
      'GET /api/account/profile': () => ({ status: 200, body: { ...profile, emailVerified } }),
      'GET /api/account/settings': () => ({ status: 200, body: { data: settings } }),
      'GET /api/alerts/choices': () => ({ status: 200, body: { kinds: alertKinds } }),
    });
    openPage('/dashboard/notification-settings');
    await screen.findByRole('switch', { name: 'Email notifications' });
    await waitFor(() => expect(screen.queryAllByText(/^Our mails wait/)).toHaveLength(times));
    expect(screen.queryAllByRole('button', { name: 'Send again' })).toHaveLength(times);
  },
);
