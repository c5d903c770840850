import {
  newPasswordHint,
  type AccountProfileResponse,
  type AccountSettingsResponse,
} from '@settlewise/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alertKinds } from '../../testing/alerts';
import { amina } from '../../testing/builders';
import { openPage } from '../../testing/openPage';
import { serverInMemory, type SentRequest } from '../../testing/serverInMemory';

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

const bodyOf = ({ body }: SentRequest): object => (typeof body === 'object' && body !== null ? body : {});
/** The password form has a field of the same name. */
const inProfile = { selector: 'form[aria-label="My Profile"] input' };
const broken = () => ({ status: 500, body: { message: 'Something went wrong on our side.' } });
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));

/** The server of a person whose profile and settings are as above, and who may change them. */
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
    'PUT /api/account/profile': (request) => ({ status: 200, body: { ...profile, ...bodyOf(request) } }),
    'GET /api/account/sessions': () => ({ status: 200, body: { passwordNeeded: false, sessions: [] } }),
    'POST /api/account/settings': (request) => ({
      status: 200,
      body: { data: { ...settings, ...bodyOf(request) } },
    }),
    'POST /api/account/password': () => ({
      status: 200,
      body: { message: 'Your password has been changed.' },
    }),
  });

/** What stands beside a field as its error. */
const errorOf = (field: HTMLElement) => document.getElementById(`${field.id}-error`)?.textContent;
const summaryEntries = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('The account settings', () => {
  it.each([
    ['/dashboard/settings', 'My Profile'],
    ['/dashboard/profile-settings', 'My Profile'],
    ['/dashboard/notification-settings', 'Notifications'],
    ['/dashboard/password', 'Password'],
    ['/dashboard/lawyer-access', 'Access'],
  ])('%s shows the tab %s', async (address, tab) => {
    serverOfAmina();
    openPage(address);
    expect(await screen.findByRole('tab', { selected: true })).toHaveProperty('textContent', tab);
  });

  it('show their own shape while they load', async () => {
    const server = serverOfAmina();
    let answer: (value: { status: number; body: unknown }) => void = () => undefined;
    server.on('GET /api/account/settings', () => new Promise((resolve) => (answer = resolve)));
    openPage('/dashboard/settings');
    expect(await screen.findByText('Loading your settings…')).toBeTruthy();
    answer({ status: 200, body: { data: settings } });
    await screen.findByRole('tab', { selected: true });
  });

  it('say that they could not be loaded, and load again when asked', async () => {
    const server = serverOfAmina();
    server.on('GET /api/account/settings', broken);
    const { person } = openPage('/dashboard/settings');
    expect((await screen.findByRole('alert')).textContent).toContain('Error Loading Settings');
    server.on('GET /api/account/settings', () => ({ status: 200, body: { data: settings } }));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('tab', { selected: true });
    expect(server.requests('GET /api/account/profile')).toHaveLength(1);
  });

  it('follow the tabs with the address, and keep what was typed into another', async () => {
    serverOfAmina();
    const { person, router } = openPage('/dashboard/settings');
    const phone = await screen.findByLabelText(/^Phone/);
    await person.clear(phone);
    await person.type(phone, '01');
    screen.getByRole('tab', { name: 'My Profile' }).focus();
    await person.keyboard('{ArrowRight}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/notification-settings'));
    expect(document.activeElement?.textContent).toBe('Notifications');
    await person.click(screen.getByRole('tab', { name: 'My Profile' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/profile-settings'));
    expect(screen.getByLabelText(/^Phone/)).toHaveProperty('value', '01');
  });
});

describe('My Profile', () => {
  it('sends the five fields, empty ones as null, and shows what was saved', async () => {
    const server = serverOfAmina();
    const { person } = openPage('/dashboard/settings');
    const name = await screen.findByLabelText('Full name');
    expect(screen.getByLabelText(/^Address/)).toHaveProperty('value', '1 High Street\nLeeds');
    await person.clear(name);
    await person.type(name, '  Amina Noor Khan ');
    await person.clear(screen.getByLabelText(/^Phone/));
    await person.selectOptions(screen.getByLabelText(/^Nationality/), 'British');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile Updated')).toBeTruthy();
    expect(server.requests('PUT /api/account/profile').map(({ body }) => body)).toEqual([
      {
        fullName: 'Amina Noor Khan',
        email: amina.email,
        phone: null,
        address: '1 High Street\nLeeds',
        nationality: 'British',
      },
    ]);
    await waitFor(() => expect(name).toHaveProperty('value', 'Amina Noor Khan'));
    expect(screen.queryByText('Confirm your new email address')).toBeNull();
  });

  it('offers the nationalities of the settings, in their order', async () => {
    serverOfAmina();
    openPage('/dashboard/settings');
    const options = within(await screen.findByLabelText(/^Nationality/)).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent).slice(1)).toEqual(
      'British French German Italian Spanish Indian Chinese Australian Canadian Other'.split(' '),
    );
  });

  const messageAsking = 'Please enter your current password';
  const asking = (status: number, message: string) => () => ({
    status,
    body: { message, errors: [{ path: 'currentPassword', message }] },
  });

  it('says that a link was sent to a new email address', async () => {
    const server = serverOfAmina();
    const { person } = openPage('/dashboard/settings');
    const email = await screen.findByLabelText('Email');
    await person.clear(email);
    await person.type(email, 'amina@new.example');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(
      (await screen.findByText('Confirm your new email address')).closest('[role=status]')?.textContent,
    ).toContain('We sent a link to amina@new.example.');
    const [sent] = server.requests('PUT /api/account/profile');
    expect(sent?.body).not.toHaveProperty('currentPassword');
  });

  it('asks for the current password where the server does, and only for another email address', async () => {
    const server = serverOfAmina();
    server.on('PUT /api/account/profile', asking(403, messageAsking));
    const { person } = openPage('/dashboard/settings');
    const email = await screen.findByLabelText('Email');
    const asked = () => screen.queryByLabelText('Current password', inProfile);
    await person.type(email, 'x');
    expect(asked()).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(asked()).toHaveProperty('type', 'password'));
    expect(summaryEntries()).toEqual([messageAsking]);
    // Nothing has failed: there is no toast that says so.
    expect(screen.queryByText('Failed to update your profile. Please try again.')).toBeNull();

    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(summaryEntries()).toEqual([messageAsking]);
    expect(server.requests('PUT /api/account/profile')).toHaveLength(1);

    // Put back: what was typed into the field that is not there any more is not sent.
    await person.type(screen.getByLabelText('Current password', inProfile), 'old horse 42!');
    await person.clear(email);
    await person.type(email, amina.email);
    expect(asked()).toBeNull();
    server.on('PUT /api/account/profile', () => ({ status: 200, body: profile }));
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile Updated')).toBeTruthy();
    expect(server.requests('PUT /api/account/profile').at(-1)?.body).not.toHaveProperty('currentPassword');
  });

  it('sends the current password with a new email address, shows that it is wrong, and then forgets it', async () => {
    const server = serverOfAmina();
    server.on('PUT /api/account/profile', asking(403, messageAsking));
    const message = 'Your current password is not correct';
    const { person } = openPage('/dashboard/settings');
    const email = await screen.findByLabelText('Email');
    await person.clear(email);
    await person.type(email, 'amina@new.example');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    const password = await screen.findByLabelText('Current password', inProfile);
    server.on('PUT /api/account/profile', asking(422, message));
    await person.type(password, 'wrong');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(errorOf(password)).toBe(message));
    expect(summaryEntries()).toEqual([message]);
    expect(email).toHaveProperty('value', 'amina@new.example');

    server.on('PUT /api/account/profile', () => ({
      status: 200,
      body: { ...profile, email: 'amina@new.example' },
    }));
    await person.clear(password);
    await person.type(password, 'old horse 42!');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Confirm your new email address')).toBeTruthy();
    expect(server.requests('PUT /api/account/profile').at(-1)?.body).toMatchObject({
      email: 'amina@new.example',
      currentPassword: 'old horse 42!',
    });
    await waitFor(() => expect(screen.queryByLabelText('Current password', inProfile)).toBeNull());
  });

  it('refuses a short name and a wrong address in the specification’s words, and sends nothing', async () => {
    const server = serverOfAmina();
    const { person } = openPage('/dashboard/settings');
    const name = await screen.findByLabelText('Full name');
    const email = screen.getByLabelText('Email');
    await person.clear(name);
    await person.type(name, 'A');
    await person.clear(email);
    await person.type(email, 'nowhere');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(errorOf(name)).toBe('Name must be at least 2 characters');
    expect(errorOf(email)).toBe('Invalid email address');
    expect(summaryEntries()).toEqual(['Name must be at least 2 characters', 'Invalid email address']);
    expect(server.requests('PUT /api/account/profile')).toEqual([]);
  });

  it('shows an address that is taken beside its field', async () => {
    const server = serverOfAmina();
    const message = 'There is already an account with this email address';
    server.on('PUT /api/account/profile', () => ({
      status: 409,
      body: { message, errors: [{ path: 'email', message }] },
    }));
    const { person } = openPage('/dashboard/settings');
    await person.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Failed to update your profile. Please try again.')).toBeTruthy();
    expect(errorOf(screen.getByLabelText('Email'))).toBe(message);
    expect(summaryEntries()).toEqual([message]);
  });

  it('keeps the form when the connection is lost, says so, and saves once it is back', async () => {
    const server = serverOfAmina();
    server.on('PUT /api/account/profile', noConnection);
    const { person } = openPage('/dashboard/settings');
    await person.type(await screen.findByLabelText('Full name'), ' Ali');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('We could not reach Settlewise');
    expect(screen.getByText('Failed to update your profile. Please try again.')).toBeTruthy();
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Amina Khan Ali');
    server.on('PUT /api/account/profile', (request) => ({
      status: 200,
      body: { ...profile, ...bodyOf(request) },
    }));
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile Updated')).toBeTruthy();
  });

  it('sends a double click once', async () => {
    const server = serverOfAmina();
    let answer: (value: { status: number; body: unknown }) => void = () => undefined;
    server.on('PUT /api/account/profile', () => new Promise((resolve) => (answer = resolve)));
    const { person } = openPage('/dashboard/settings');
    await person.dblClick(await screen.findByRole('button', { name: 'Save changes' }));
    answer({ status: 200, body: profile });
    await screen.findByText('Profile Updated');
    expect(server.requests('PUT /api/account/profile')).toHaveLength(1);
  });
});

describe('Notifications', () => {
  it('send both switches and the frequency', async () => {
    const server = serverOfAmina();
    const { person } = openPage('/dashboard/notification-settings');
    const email = await screen.findByRole('switch', { name: 'Email notifications' });
    expect(screen.getByRole('switch', { name: 'Notifications' })).toHaveProperty('checked', true);
    expect(screen.getByLabelText('Reminder frequency')).toHaveProperty('value', 'weekly');
    await person.click(email);
    await person.selectOptions(screen.getByLabelText('Reminder frequency'), 'Monthly');
    await person.click(screen.getByRole('button', { name: 'Save notification settings' }));
    expect(await screen.findByText('Notification Settings Updated')).toBeTruthy();
    expect(server.requests('POST /api/account/settings').map(({ body }) => body)).toEqual([
      {
        ...{ notificationsEnabled: true, emailNotificationsEnabled: false, reminderFrequency: 'monthly' },
        ...{ quietFrom: '21:00', quietUntil: '08:00' },
      },
    ]);
  });

  it('say when they could not be saved, and stay as they were set', async () => {
    const server = serverOfAmina();
    server.on('POST /api/account/settings', broken);
    const { person } = openPage('/dashboard/notification-settings');
    await person.click(await screen.findByRole('switch', { name: 'Notifications' }));
    await person.click(screen.getByRole('button', { name: 'Save notification settings' }));
    const failed = 'Failed to update notification settings. Please try again.';
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Notifications' })).toHaveProperty('checked', false);
  });
});

describe('Password', () => {
  async function fillIn(
    person: ReturnType<typeof openPage>['person'],
    words: readonly [string, string, string],
  ) {
    const labels = ['Current password', 'New password', 'Confirm new password'] as const;
    await screen.findByLabelText('Current password');
    for (const [index, label] of labels.entries()) {
      const word = words[index] ?? '';
      if (word !== '') await person.type(screen.getByLabelText(label), word);
    }
    await person.click(screen.getByRole('button', { name: 'Change password' }));
  }

  it('asks for 8 characters in all three fields', async () => {
    const server = serverOfAmina();
    const { person } = openPage('/dashboard/password');
    await fillIn(person, ['short', '', '']);
    expect(summaryEntries()).toEqual(Array(3).fill('Password must be at least 8 characters'));
    expect(server.requests('POST /api/account/password')).toEqual([]);
    expect(screen.getByText(newPasswordHint)).toBeTruthy();
  });

  it('asks for the same new password twice, and says so at the second', async () => {
    const server = serverOfAmina();
    const { person } = openPage('/dashboard/password');
    await fillIn(person, ['old horse 42!', 'new horse 42!', 'new horse 43!']);
    expect(summaryEntries()).toEqual(["Passwords don't match"]);
    expect(errorOf(screen.getByLabelText('Confirm new password'))).toBe("Passwords don't match");
    expect(server.requests('POST /api/account/password')).toEqual([]);
  });

  it('sends the current and the new one, and empties the fields', async () => {
    const server = serverOfAmina();
    const { person } = openPage('/dashboard/password');
    await fillIn(person, ['old horse 42!', 'new horse 42!', 'new horse 42!']);
    expect(await screen.findByText('Password Changed')).toBeTruthy();
    expect(server.requests('POST /api/account/password').map(({ body }) => body)).toEqual([
      { currentPassword: 'old horse 42!', newPassword: 'new horse 42!' },
    ]);
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveProperty('value', ''));
  });

  it('shows a wrong current password beside its field, and keeps what was typed', async () => {
    const server = serverOfAmina();
    const message = 'Your current password is not correct';
    server.on('POST /api/account/password', () => ({
      status: 422,
      body: { message, errors: [{ path: 'currentPassword', message }] },
    }));
    const { person } = openPage('/dashboard/password');
    await fillIn(person, ['old horse 42!', 'new horse 42!', 'new horse 42!']);
    const failed = 'Failed to change password. Please check your current password and try again.';
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(errorOf(screen.getByLabelText('Current password'))).toBe(message);
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'new horse 42!');
  });

  it('is shown only when asked', async () => {
    serverOfAmina();
    const { person } = openPage('/dashboard/password');
    const field = await screen.findByLabelText('New password');
    await person.click(screen.getByRole('button', { name: 'Show new password' }));
    expect(field.getAttribute('type')).toBe('text');
    expect(screen.getByLabelText('Current password').getAttribute('type')).toBe('password');
  });
});
