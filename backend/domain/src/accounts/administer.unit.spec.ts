import { describe, expect, it } from 'vitest';
import { createSpecification, stateAfter } from '../../testing/specification';
import { accountDecider } from './decider';
import { accountLocked, roleChanged, type AccountEvent } from './events';

const { given } = createSpecification(accountDecider);

const reason = 'Ticket 17: asked for by phone';
const email = 'maria@example.org';
const registered: AccountEvent = {
  type: 'AccountRegistered',
  data: {
    userId: '6f1c2d0e-8a4b-4c1d-9e2f-3a5b7c9d1e0f',
    username: 'maria',
    email,
    role: 'user',
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
  },
};
const roleChangedTo = (role: 'user' | 'admin'): AccountEvent => ({
  type: 'RoleChanged',
  data: { role, reason },
});
const locked: AccountEvent = { type: 'AccountLocked', data: { reason } };
const unlocked: AccountEvent = { type: 'AccountUnlocked', data: { reason } };

describe('changing a role', () => {
  const change = (role: 'user' | 'admin') => ({ type: 'ChangeRole', role, reason }) as const;

  it('records the new role and the reason', () => {
    given(registered).when(change('admin')).then(roleChangedTo('admin'));
    given(registered, roleChangedTo('admin')).when(change('user')).then(roleChangedTo('user'));
  });
  it('does nothing if the role is the same', () => {
    given(registered).when(change('user')).thenNothing();
    given(registered, locked).when(change('user')).thenNothing();
    given(registered, roleChangedTo('admin')).when(change('admin')).thenNothing();
  });
  it('is refused while the account is locked', () => {
    given(registered, locked)
      .when(change('admin'))
      .thenRefused({ refusal: 'conflict', code: 'account_locked' });
    given(registered, locked, unlocked).when(change('admin')).then(roleChangedTo('admin'));
  });
});

describe('locking an account', () => {
  const lock = { type: 'LockAccount', reason } as const;

  it('is recorded once, with the reason', () => {
    given(registered).when(lock).then(locked);
    given(registered, locked).when(lock).thenNothing();
    given(registered, locked, unlocked).when(lock).then(locked);
  });
  it('is refused for an administrator', () => {
    given(registered, roleChangedTo('admin'))
      .when(lock)
      .thenRefused({ refusal: 'conflict', code: 'administrator_not_lockable' });
    given(registered, roleChangedTo('admin'), roleChangedTo('user')).when(lock).then(locked);
  });
  it('is undone by unlocking, once', () => {
    const unlock = { type: 'UnlockAccount', reason } as const;
    given(registered, locked).when(unlock).then(unlocked);
    given(registered).when(unlock).thenNothing();
    given(registered, locked, unlocked).when(unlock).thenNothing();
  });
});

describe('ending sessions and sending the link again', () => {
  it('is recorded each time', () => {
    const ended: AccountEvent = { type: 'SessionsEnded', data: { reason } };
    given(registered).when({ type: 'EndSessions', reason }).then(ended);
    given(registered, ended).when({ type: 'EndSessions', reason }).then(ended);
  });
  it('is refused after the address is verified', () => {
    const resend = { type: 'ResendEmailVerification', reason } as const;
    const resent: AccountEvent = { type: 'EmailVerificationResent', data: { reason } };
    given(registered).when(resend).then(resent);
    given(registered, resent).when(resend).then(resent);
    given(registered, { type: 'EmailVerified', data: { email } })
      .when(resend)
      .thenRefused({ refusal: 'conflict', code: 'email_verified' });
  });
});

describe('an account', () => {
  it('has the role and the lock of its last events, and no other changes', () => {
    const before = stateAfter(accountDecider, registered);
    const state = (...events: AccountEvent[]) => stateAfter(accountDecider, registered, ...events);
    expect(state(locked)).toStrictEqual({ ...before, locked: true });
    expect(state(locked, unlocked, roleChangedTo('admin'))).toStrictEqual({ ...before, role: 'admin' });
    expect(
      state(
        { type: 'SessionsEnded', data: { reason } },
        { type: 'EmailVerificationResent', data: { reason } },
      ),
    ).toStrictEqual(before);
  });

  it('refuses a change without a reason, and an unknown role', () => {
    expect(() => accountLocked.parse({ reason: '' })).toThrow();
    expect(() => accountLocked.parse({})).toThrow();
    expect(() => roleChanged.parse({ role: 'lawyer', reason })).toThrow();
  });
});
