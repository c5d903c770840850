import type { AccountProfileResponse, AccountSettingsResponse } from '@settlewise/contract/accountSettings';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alertKinds } from '../../testing/alerts';
import { amina } from '../../testing/builders';
import { setField } from '../../testing/setField';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';

const profile: AccountProfileResponse = {
  fullName: 'Amina Khan',
  email: amina.email,
  emailVerified: true,
  phoneNumber: '020 7946 0000',
  address: '1 High Street\nLeeds',
  nationality: 'Indian',
  visaType: null,
  visaEndDate: null,
  hasILR: false,
  ilrGrantDate: null,
  updatedAt: null,
};

const settings: AccountSettingsResponse['data'] = {
  notificationsEnabled: true,
  emailNotificationsEnabled: true,
  reminderFrequency: 'weekly',
  quietFrom: '21:00',
  quietUntil: '08:00',
  lawyerSharingEnabled: false,
  onboarding: 'done',
};

const serverOfAmina = () =>
  serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/account/profile': () => ({ status: 200, body: profile }),
    'GET /api/account/settings': () => ({ status: 200, body: { data: settings } }),
    'GET /api/alerts/choices': () => ({ status: 200, body: { kinds: alertKinds } }),
    'GET /api/account/second-factor': () => ({
      status: 200,
      body: { on: false, recoveryCodesLeft: 0, required: false },
    }),
    'GET /api/account/sessions': () => ({ status: 200, body: { passwordNeeded: false, sessions: [] } }),
  });

describe('The account settings', () => {
  it('show the tab of the address, follow the tabs with it, and keep what was typed into another', async () => {
    serverOfAmina();
    const { person, router } = openPage('/dashboard/settings');
    setField(await screen.findByLabelText(/^Phone/), '01');
    const shown = () => screen.getByRole('tab', { selected: true }).textContent;
    expect(shown()).toBe('My Profile');
    screen.getByRole('tab', { name: 'My Profile' }).focus();
    await person.keyboard('{ArrowRight}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/notification-settings'));
    expect(document.activeElement?.textContent).toBe('Notifications');
    for (const [address, tab] of [
      ['/dashboard/password', 'Password'],
      ['/dashboard/lawyer-access', 'Access'],
      ['/dashboard/notification-settings', 'Notifications'],
      ['/dashboard/profile-settings', 'My Profile'],
    ] as const) {
      await act(() => router.navigate(address));
      expect([address, shown()]).toEqual([address, tab]);
    }
    expect(screen.getByLabelText(/^Phone/)).toHaveProperty('value', '01');
  });

  it('show their own shape while they load, say that they could not be loaded, and load again when asked', async () => {
    const server = serverOfAmina();
    const broken = { status: 500, body: { message: 'Something went wrong on our side.' } };
    let answer: (value: typeof broken) => void = () => undefined;
    server.on('GET /api/account/settings', () => new Promise((resolve) => (answer = resolve)));
    const { person } = openPage('/dashboard/password');
    expect(await screen.findByText('Loading your settings…')).toBeTruthy();
    await waitFor(() => expect(server.requests('GET /api/account/settings')).toHaveLength(1));
    server.on('GET /api/account/settings', () => broken);
    answer(broken);
    expect((await screen.findByRole('alert')).textContent).toContain('Error Loading Settings');
    server.on('GET /api/account/settings', () => ({ status: 200, body: { data: settings } }));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Password');
    expect(server.requests('GET /api/account/profile')).toHaveLength(1);
  });
});
