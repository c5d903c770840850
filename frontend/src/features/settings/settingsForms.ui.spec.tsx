import type { AccountProfileResponse, AccountSettingsResponse } from '@settlewise/contract/accountSettings';
import { newPasswordHint } from '@settlewise/contract/passwordHint';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useAccountProfile } from '../../record/account/settingsQueries';
import { amina } from '../../testing/builders';
import { setField } from '../../testing/setField';
import { serverInMemory, type SentRequest } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { Toasts } from '../../ui/toasts/Toasts';
import { NotificationsForm } from './NotificationsForm';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';

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
const broken = () => ({ status: 500, body: { message: 'Something went wrong on our side.' } });
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));

/** A form of the settings with its toasts, and the server of a person who may change what is above. */
function show(form: ReactNode) {
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/account/profile': () => ({ status: 200, body: profile }),
    'PUT /api/account/profile': (request) => ({ status: 200, body: { ...profile, ...bodyOf(request) } }),
    'POST /api/account/settings': (request) => ({
      status: 200,
      body: { data: { ...settings, ...bodyOf(request) } },
    }),
    'POST /api/account/password': () => ({
      status: 200,
      body: { message: 'Your password has been changed.' },
    }),
  });
  const { person } = showPiece(
    <>
      {form}
      <Toasts />
    </>,
  );
  return { server, person };
}

function Profile() {
  const { data } = useAccountProfile();
  return data === undefined ? null : <ProfileForm profile={data} />;
}

const showProfile = () => show(<Profile />);
const showNotifications = () => show(<NotificationsForm settings={settings} email={amina.email} />);
const showPassword = () => show(<PasswordForm />);

/** What stands beside a field as its error. */
const errorOf = (field: HTMLElement) => document.getElementById(`${field.id}-error`)?.textContent;
const summaryEntries = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('My Profile', () => {
  const messageAsking = 'Please enter your current password';
  const asking = (status: number, message: string) => () => ({
    status,
    body: { message, errors: [{ path: 'currentPassword', message }] },
  });

  it('offers the nationalities in their order, sends the five fields, empty ones as null, and shows what was saved', async () => {
    const { server, person } = showProfile();
    const name = await screen.findByLabelText('Full name');
    expect(screen.getByLabelText(/^Address/)).toHaveProperty('value', '1 High Street\nLeeds');
    const options = within(screen.getByLabelText(/^Nationality/)).getAllByRole('option');
    const offered = options.map(({ textContent }) => textContent).slice(1);
    expect([...offered.slice(0, 9), offered.at(-1)]).toEqual(
      'British French German Italian Spanish Indian Chinese Australian Canadian Other'.split(' '),
    );
    expect(offered).toContain('Nigerian');
    setField(name, '  Amina Noor Khan ');
    setField(screen.getByLabelText(/^Phone/), '');
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

  it('says that a link was sent to a new email address', async () => {
    const { server, person } = showProfile();
    const email = await screen.findByLabelText('Email');
    setField(email, 'amina@new.example');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(
      (await screen.findByText('Confirm your new email address')).closest('[role=status]')?.textContent,
    ).toContain('We sent a link to amina@new.example.');
    const [sent] = server.requests('PUT /api/account/profile');
    expect(sent?.body).not.toHaveProperty('currentPassword');
  });

  it('asks for the current password where the server does, and only for another email address', async () => {
    const { server, person } = showProfile();
    server.on('PUT /api/account/profile', asking(403, messageAsking));
    const email = await screen.findByLabelText('Email');
    const asked = () => screen.queryByLabelText('Current password');
    setField(email, `${amina.email}x`);
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
    setField(screen.getByLabelText('Current password'), 'old horse 42!');
    setField(email, amina.email);
    expect(asked()).toBeNull();
    server.on('PUT /api/account/profile', () => ({ status: 200, body: profile }));
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile Updated')).toBeTruthy();
    expect(server.requests('PUT /api/account/profile').at(-1)?.body).not.toHaveProperty('currentPassword');
  });

  it('sends the current password with a new email address, shows that it is wrong, and then forgets it', async () => {
    const { server, person } = showProfile();
    server.on('PUT /api/account/profile', asking(403, messageAsking));
    const message = 'Your current password is not correct';
    const email = await screen.findByLabelText('Email');
    setField(email, 'amina@new.example');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    const password = await screen.findByLabelText('Current password');
    server.on('PUT /api/account/profile', asking(422, message));
    setField(password, 'wrong');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(errorOf(password)).toBe(message));
    expect(summaryEntries()).toEqual([message]);
    expect(email).toHaveProperty('value', 'amina@new.example');

    server.on('PUT /api/account/profile', () => ({
      status: 200,
      body: { ...profile, email: 'amina@new.example' },
    }));
    setField(password, 'old horse 42!');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Confirm your new email address')).toBeTruthy();
    expect(server.requests('PUT /api/account/profile').at(-1)?.body).toMatchObject({
      email: 'amina@new.example',
      currentPassword: 'old horse 42!',
    });
    await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull());
  });

  it('refuses a short name and a wrong address in the specification’s words, and sends nothing', async () => {
    const { server, person } = showProfile();
    const name = await screen.findByLabelText('Full name');
    const email = screen.getByLabelText('Email');
    setField(name, 'A');
    setField(email, 'nowhere');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(errorOf(name)).toBe('Name must be at least 2 characters');
    expect(errorOf(email)).toBe('Invalid email address');
    expect(summaryEntries()).toEqual(['Name must be at least 2 characters', 'Invalid email address']);
    expect(server.requests('PUT /api/account/profile')).toEqual([]);
  });

  it('shows an address that is taken beside its field', async () => {
    const { server, person } = showProfile();
    const message = 'There is already an account with this email address';
    server.on('PUT /api/account/profile', () => ({
      status: 409,
      body: { message, errors: [{ path: 'email', message }] },
    }));
    await person.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Failed to update your profile. Please try again.')).toBeTruthy();
    expect(errorOf(screen.getByLabelText('Email'))).toBe(message);
    expect(summaryEntries()).toEqual([message]);
  });

  it('keeps the form when the connection is lost, says so, and saves once when it is back, however often it is clicked', async () => {
    const { server, person } = showProfile();
    server.on('PUT /api/account/profile', noConnection);
    setField(await screen.findByLabelText('Full name'), 'Amina Khan Ali');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('We could not reach Settlewise');
    expect(screen.getByText('Failed to update your profile. Please try again.')).toBeTruthy();
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Amina Khan Ali');
    let answer: (value: { status: number; body: unknown }) => void = () => undefined;
    server.on('PUT /api/account/profile', () => new Promise((resolve) => (answer = resolve)));
    await person.dblClick(screen.getByRole('button', { name: 'Save changes' }));
    answer({ status: 200, body: profile });
    expect(await screen.findByText('Profile Updated')).toBeTruthy();
    expect(server.requests('PUT /api/account/profile')).toHaveLength(2);
  });
});

describe('Notifications', () => {
  it('send both switches and the frequency', async () => {
    const { server, person } = showNotifications();
    const email = await screen.findByRole('switch', { name: 'Email notifications' });
    expect(screen.getByRole('switch', { name: 'Notifications' })).toHaveProperty('checked', true);
    expect(screen.getByLabelText('Reminder frequency')).toHaveProperty('value', 'weekly');
    await person.click(email);
    await person.selectOptions(screen.getByLabelText('Reminder frequency'), 'Monthly');
    await person.click(screen.getByRole('button', { name: 'Save notification settings' }));
    expect(await screen.findByText('Notification Settings Updated')).toBeTruthy();
    expect(server.requests('POST /api/account/settings').map(({ body }) => body)).toEqual([
      {
        notificationsEnabled: true,
        emailNotificationsEnabled: false,
        reminderFrequency: 'monthly',
        quietFrom: '21:00',
        quietUntil: '08:00',
      },
    ]);
  });

  it('say when they could not be saved, and stay as they were set', async () => {
    const { server, person } = showNotifications();
    server.on('POST /api/account/settings', broken);
    await person.click(await screen.findByRole('switch', { name: 'Notifications' }));
    await person.click(screen.getByRole('button', { name: 'Save notification settings' }));
    const failed = 'Failed to update notification settings. Please try again.';
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Notifications' })).toHaveProperty('checked', false);
  });
});

describe('Password', () => {
  async function fillIn(person: UserEvent, words: readonly [string, string, string]) {
    const labels = ['Current password', 'New password', 'Confirm new password'] as const;
    for (const [index, label] of labels.entries()) setField(screen.getByLabelText(label), words[index] ?? '');
    await person.click(screen.getByRole('button', { name: 'Change password' }));
  }

  it('asks for 8 characters in all three fields, and for the same new one twice, and says so at the second', async () => {
    const { server, person } = showPassword();
    expect(screen.getByText(newPasswordHint)).toBeTruthy();
    await fillIn(person, ['short', '', '']);
    expect(summaryEntries()).toEqual(Array(3).fill('Password must be at least 8 characters'));
    await fillIn(person, ['old horse 42!', 'new horse 42!', 'new horse 43!']);
    expect(summaryEntries()).toEqual(["Passwords don't match"]);
    expect(errorOf(screen.getByLabelText('Confirm new password'))).toBe("Passwords don't match");
    expect(server.requests('POST /api/account/password')).toEqual([]);
  });

  it('is shown only when asked, is sent with the current one, and then the fields are empty', async () => {
    const { server, person } = showPassword();
    await person.click(screen.getByRole('button', { name: 'Show new password' }));
    expect(screen.getByLabelText('New password').getAttribute('type')).toBe('text');
    expect(screen.getByLabelText('Current password').getAttribute('type')).toBe('password');
    await fillIn(person, ['old horse 42!', 'new horse 42!', 'new horse 42!']);
    expect(await screen.findByText('Password Changed')).toBeTruthy();
    expect(server.requests('POST /api/account/password').map(({ body }) => body)).toEqual([
      { currentPassword: 'old horse 42!', newPassword: 'new horse 42!' },
    ]);
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveProperty('value', ''));
  });

  it('shows a wrong current password beside its field, and keeps what was typed', async () => {
    const { server, person } = showPassword();
    const message = 'Your current password is not correct';
    server.on('POST /api/account/password', () => ({
      status: 422,
      body: { message, errors: [{ path: 'currentPassword', message }] },
    }));
    await fillIn(person, ['old horse 42!', 'new horse 42!', 'new horse 42!']);
    const failed = 'Failed to change password. Please check your current password and try again.';
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(errorOf(screen.getByLabelText('Current password'))).toBe(message);
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'new horse 42!');
  });
});
