import { describe, expect, it } from 'vitest';
import { createSpecification, stateAfter } from '../../testing/specification';
import { accountDecider, type AccountCommand } from './decider';
import { accountRegistered, settingsChanged, type AccountEvent } from './events';
import { defaultSettings } from './settings';

const { given } = createSpecification(accountDecider);

const person = {
  userId: '6f1c2d0e-8a4b-4c1d-9e2f-3a5b7c9d1e0f',
  username: 'maria',
  email: 'maria@example.org',
  firstName: 'María',
  role: 'user',
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
} as const;
const { email } = person;
const registered: AccountEvent = { type: 'AccountRegistered', data: person };
const linkHash = 'a'.repeat(64);
const newerLinkHash = 'b'.repeat(64);
const now = '2026-11-21T10:00:00.000Z';
const later = '2026-11-21T11:00:00.000Z';
const verificationLink = (hash = linkHash, expiresAt = later): AccountEvent => ({
  type: 'EmailVerificationLinkIssued',
  data: { email, linkHash: hash, expiresAt },
});
const resetLink = (hash = linkHash, expiresAt = later): AccountEvent => ({
  type: 'PasswordResetLinkIssued',
  data: { linkHash: hash, expiresAt },
});
const verified: AccountEvent = { type: 'EmailVerified', data: { email } };
const newPassword = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$bmV3';
const changed: AccountEvent = {
  type: 'PasswordChanged',
  data: { passwordHash: newPassword, by: 'reset_link' },
};
const unusable = { refusal: 'invalid', code: 'link_not_valid', field: 'token' } as const;

describe('registering', () => {
  const register = { type: 'RegisterAccount', ...person } as const;

  it('creates the account', () => given().when(register).then(registered));
  it('refuses an existing account', () =>
    given(registered).when(register).thenRefused({ refusal: 'conflict', code: 'account_exists' }));
});

describe('an account that does not exist', () => {
  it.each<AccountCommand>([
    { type: 'IssueEmailVerificationLink', linkHash, expiresAt: later },
    { type: 'VerifyEmail', linkHash, now },
    { type: 'IssuePasswordResetLink', linkHash, expiresAt: later },
    { type: 'ResetPassword', linkHash, passwordHash: newPassword, now },
    { type: 'ChangePassword', verifiedAgainst: person.passwordHash, passwordHash: newPassword },
    { type: 'ChangeName', firstName: 'María', lastName: null },
    { type: 'ChangeEmailAddress', email, verifiedAgainst: person.passwordHash },
    { type: 'ChangeSettings', change: {} },
    { type: 'ChangeRole', role: 'admin', reason: 'Ticket 17' },
    { type: 'LockAccount', reason: 'Ticket 17' },
    { type: 'UnlockAccount', reason: 'Ticket 17' },
    { type: 'EndSessions', reason: 'Ticket 17' },
    { type: 'ResendEmailVerification', reason: 'Ticket 17' },
  ])('is not found by $type', (command) =>
    given().when(command).thenRefused({ refusal: 'notFound', code: 'account_not_found' }),
  );
});

describe('a link that verifies the email address', () => {
  const issue = { type: 'IssueEmailVerificationLink', linkHash, expiresAt: later } as const;
  const verify = { type: 'VerifyEmail', linkHash, now } as const;

  it('is issued for the address of the account', () =>
    given(registered).when(issue).then(verificationLink()));
  it('is not issued after the address is verified', () =>
    given(registered, verified).when(issue).thenNothing());
  it('verifies', () => given(registered, verificationLink()).when(verify).then(verified));
  it('is refused if another link or none was sent', () => {
    given(registered, verificationLink(newerLinkHash)).when(verify).thenRefused(unusable);
    given(registered).when(verify).thenRefused(unusable);
  });
  it('is replaced by a newer one', () =>
    given(registered, verificationLink(), verificationLink(newerLinkHash))
      .when(verify)
      .thenRefused(unusable));
  it('changes nothing if opened again', () => {
    given(registered, verificationLink(), verified).when(verify).thenNothing();
    const late = { ...verify, now: later };
    given(registered, verificationLink(), verified).when(late).thenNothing();
  });
  it('is refused if another link confirmed the address', () => {
    given(registered, verificationLink(newerLinkHash), verified).when(verify).thenRefused(unusable);
    given(registered, verified).when(verify).thenRefused(unusable);
  });
  it('expires at its instant in any notation', () => {
    given(registered, verificationLink(linkHash, now)).when(verify).thenRefused(unusable);
    given(registered, verificationLink(linkHash, '2026-11-21T10:00:00Z')).when(verify).thenRefused(unusable);
    given(registered, verificationLink(linkHash, '2026-11-21T10:00:00.001Z')).when(verify).then(verified);
  });
  it('cannot reset the password', () => given(registered, resetLink()).when(verify).thenRefused(unusable));
});

describe('a link that resets the password', () => {
  const issue = { type: 'IssuePasswordResetLink', linkHash, expiresAt: later } as const;
  const reset = { type: 'ResetPassword', linkHash, passwordHash: newPassword, now } as const;

  it('is issued each time', () => {
    given(registered).when(issue).then(resetLink());
    given(registered, resetLink(newerLinkHash)).when(issue).then(resetLink());
  });
  it('changes the password and verifies the address', () =>
    given(registered, resetLink()).when(reset).then(changed, verified));
  it('does not verify an address again', () =>
    given(registered, verified, resetLink()).when(reset).then(changed));
  it('is refused if it is not the newest, has expired or was never sent', () => {
    given(registered, resetLink(), resetLink(newerLinkHash)).when(reset).thenRefused(unusable);
    given(registered, resetLink(linkHash, now)).when(reset).thenRefused(unusable);
    given(registered, verificationLink()).when(reset).thenRefused(unusable);
  });
  it('works once', () => given(registered, resetLink(), changed).when(reset).thenRefused(unusable));
});

describe('changing the password', () => {
  const change = {
    type: 'ChangePassword',
    verifiedAgainst: person.passwordHash,
    passwordHash: newPassword,
  } as const;
  const changedByPerson: AccountEvent = {
    type: 'PasswordChanged',
    data: { passwordHash: newPassword, by: 'current_password' },
  };

  it('changes it if the current one is correct', () => given(registered).when(change).then(changedByPerson));
  it('is refused if the current one was replaced in the meantime', () =>
    given(registered, changed)
      .when(change)
      .thenRefused({ refusal: 'invalid', code: 'password_not_correct', field: 'currentPassword' }));
  it('invalidates a reset link', () =>
    given(registered, resetLink(), changedByPerson)
      .when({ type: 'ResetPassword', linkHash, passwordHash: newPassword, now })
      .thenRefused(unusable));
});

describe('a name', () => {
  const change = (firstName: string | null, lastName: string | null) =>
    ({ type: 'ChangeName', firstName, lastName }) as const;
  const nameChanged = (firstName: string | null, lastName: string | null): AccountEvent => ({
    type: 'NameChanged',
    data: { firstName, lastName },
  });

  it('is changed in both parts', () =>
    given(registered).when(change('Ana', 'López')).then(nameChanged('Ana', 'López')));
  it('may lose one part', () => {
    given(registered, nameChanged('Ana', 'López')).when(change('Ana', null)).then(nameChanged('Ana', null));
    expect(stateAfter(accountDecider, registered, nameChanged(null, 'López'))).toMatchObject({
      lastName: 'López',
    });
    expect(stateAfter(accountDecider, registered, nameChanged(null, 'López'))).not.toHaveProperty(
      'firstName',
    );
  });
  it('does not change if it is the same', () => {
    given(registered).when(change('María', null)).thenNothing();
    given(registered, nameChanged(null, null)).when(change(null, null)).thenNothing();
  });
});

describe('an email address', () => {
  const other = 'maria@example.com';
  const change = (to: string, verifiedAgainst = person.passwordHash) =>
    ({ type: 'ChangeEmailAddress', email: to, verifiedAgainst }) as const;
  const addressChanged: AccountEvent = {
    type: 'EmailAddressChanged',
    data: { email: other, formerEmail: email },
  };

  it('is changed, and the event names the former one', () =>
    given(registered).when(change(other)).then(addressChanged));
  it('does not change if it is the same', () => given(registered).when(change(email)).thenNothing());
  it('is not changed with a password that was just replaced', () =>
    given(registered, {
      type: 'PasswordChanged',
      data: { passwordHash: newPassword, by: 'current_password' },
    })
      .when(change(other))
      .thenRefused({ refusal: 'invalid', code: 'password_not_correct', field: 'currentPassword' }));
  it('is not verified after a change, even if the former one was', () => {
    expect(stateAfter(accountDecider, registered, verified, addressChanged)).toMatchObject({
      email: other,
      emailVerified: false,
    });
  });
  it('keeps the former one only if it was verified', () => {
    const former = (...events: AccountEvent[]) => stateAfter(accountDecider, ...events)?.formerEmails;
    expect(former(registered, verified, addressChanged)).toEqual([email]);
    expect(former(registered, addressChanged)).toEqual([]);
  });
  it('is not verified by a link sent to the former one', () => {
    const verify = { type: 'VerifyEmail', linkHash, now } as const;
    given(registered, verificationLink(), addressChanged).when(verify).thenRefused(unusable);
    given(registered, verificationLink(), verified, addressChanged).when(verify).thenRefused(unusable);
  });
  it('invalidates reset links sent to the former one', () =>
    given(registered, resetLink(), addressChanged)
      .when({ type: 'ResetPassword', linkHash, passwordHash: newPassword, now })
      .thenRefused(unusable));
});

describe('settings', () => {
  const change = (fields: object) => ({ type: 'ChangeSettings', change: fields }) as const;

  it('begin with a weekly reminder, also by email, and without sharing', () => {
    expect(stateAfter(accountDecider, registered)?.settings).toStrictEqual({
      notificationsEnabled: true,
      emailNotificationsEnabled: true,
      reminderFrequency: 'weekly',
      quietFrom: '21:00',
      quietUntil: '08:00',
      lawyerSharingEnabled: false,
      onboarding: 'open',
    });
  });
  it('record only the changed fields', () =>
    given(registered)
      .when(
        change({ reminderFrequency: 'never', notificationsEnabled: true, lawyerSharingEnabled: undefined }),
      )
      .then({ type: 'SettingsChanged', data: { reminderFrequency: 'never' } }));
  it('do not change if they are the same', () => {
    given(registered)
      .when(change({ ...defaultSettings }))
      .thenNothing();
    given(registered).when(change({})).thenNothing();
  });
  it('keep fields that are not named', () => {
    const state = stateAfter(
      accountDecider,
      registered,
      { type: 'SettingsChanged', data: { reminderFrequency: 'daily' } },
      { type: 'SettingsChanged', data: { lawyerSharingEnabled: true } },
    );
    expect(state?.settings).toStrictEqual({
      ...defaultSettings,
      reminderFrequency: 'daily',
      lawyerSharingEnabled: true,
    });
  });
  it('never hold an unknown frequency', () => {
    expect(() => settingsChanged.parse({ reminderFrequency: 'hourly' })).toThrow();
  });
});

describe('an account', () => {
  it('is the result of its events', () => {
    expect(
      stateAfter(accountDecider, registered, verificationLink(), verified, resetLink(), changed),
    ).toStrictEqual({
      ...person,
      passwordHash: newPassword,
      confirmedLinkHash: linkHash,
      locked: false,
      formerEmails: [],
      emailVerified: true,
      verificationLink: null,
      resetLink: null,
      settings: defaultSettings,
      secondFactor: null,
      secondFactorKey: null,
    });
  });

  it('must begin with its registration', () => {
    expect(() => stateAfter(accountDecider, verified)).toThrow('AccountRegistered');
  });

  it.each([
    ['a user id that can be guessed', { userId: '17' }],
    ['a password in plain text', { passwordHash: 'secret' }],
    ['an invalid address', { email: 'maria' }],
    ['an unknown role', { role: 'lawyer' }],
    ['an empty name', { firstName: '' }],
    ['the password next to its hash', { password: 'secret' }],
  ])('never holds %s', (_, wrong) => {
    expect(() => accountRegistered.parse({ ...person, ...wrong })).toThrow();
  });
});
