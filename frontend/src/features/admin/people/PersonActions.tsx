import Stack from '@mui/material/Stack';
import type { AdminUserResponse } from '@settlewise/contract/admin';
import { ActButton } from '../ui/ActButton';
import { Note } from '../ui/Beside';
import { SectionCard } from '../../../ui/SectionCard';
import { counted } from '../ui/labels';

/** What an administrator can do with an account, each with a reason. The server refuses to lose the last administrator. */
export function PersonActions({ person }: { person: AdminUserResponse }) {
  const { role, state, emailVerified, sessions } = person;
  return (
    <SectionCard title="What you can do" foldsTo="Show">
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <RoleAct person={person} />
        {role !== 'admin' && <LockAct person={person} />}
        {sessions > 0 && <EndSessionsAct person={person} />}
        {person.secondFactor === true && <SecondFactorAct person={person} />}
        {!emailVerified && <ResendAct person={person} />}
      </Stack>
      {role === 'admin' && (
        <Note>An administrator cannot be locked. Take the role away first, then lock the account.</Note>
      )}
      {role !== 'admin' && state === 'locked' && (
        <Note>A locked account cannot be made an administrator. Unlock it first.</Note>
      )}
    </SectionCard>
  );
}

interface ActProps {
  person: AdminUserResponse;
}

function RoleAct({ person: { id, username, role, state } }: ActProps) {
  if (role === 'user' && state === 'locked') return null;
  const common = { path: `/users/${encodeURIComponent(id)}/role` };
  return role === 'user' ? (
    <ActButton
      {...common}
      payload={{ role: 'admin' }}
      label="Make administrator"
      icon="shield"
      title={`Make ${username} an administrator`}
      consequence={`${username} will be able to do everything that you can do here: see events, open people’s records with a reason, lock accounts and run the projections.`}
      act="Make administrator"
      busyAct="Making administrator…"
      done={`${username} is an administrator.`}
    />
  ) : (
    <ActButton
      {...common}
      payload={{ role: 'user' }}
      label="Take administrator’s role away"
      icon="shield"
      title={`Take the administrator’s role from ${username}`}
      consequence={`${username} keeps the account and loses this side of Settlewise at once. The last administrator cannot lose the role.`}
      act="Take role away"
      busyAct="Taking role away…"
      look="danger"
      done={`${username} is no longer an administrator.`}
    />
  );
}

function LockAct({ person: { id, username, state } }: ActProps) {
  const path = `/users/${encodeURIComponent(id)}`;
  return state === 'active' ? (
    <ActButton
      path={`${path}/lock`}
      label="Lock account"
      icon="lock"
      title={`Lock ${username}’s account`}
      consequence={`${username} is signed out everywhere at once and cannot sign in until somebody unlocks the account. Nothing that is recorded is lost.`}
      act="Lock account"
      busyAct="Locking…"
      look="danger"
      done={`${username}’s account is locked.`}
    />
  ) : (
    <ActButton
      path={`${path}/unlock`}
      label="Unlock account"
      icon="lock"
      title={`Unlock ${username}’s account`}
      consequence={`${username} can sign in again with the same password.`}
      act="Unlock account"
      busyAct="Unlocking…"
      done={`${username}’s account is unlocked.`}
    />
  );
}

function EndSessionsAct({ person: { id, username, sessions } }: ActProps) {
  return (
    <ActButton
      path={`/users/${encodeURIComponent(id)}/end-sessions`}
      label="End sessions"
      icon="logout"
      title={`End ${username}’s sessions`}
      consequence={`${username} is signed out everywhere (${counted(sessions, 'session')}) and can sign in again at once.`}
      act="End sessions"
      busyAct="Ending sessions…"
      look="danger"
      done={`${username} is signed out everywhere.`}
    />
  );
}

function SecondFactorAct({ person: { id, username } }: ActProps) {
  return (
    <ActButton
      path={`/users/${encodeURIComponent(id)}/turn-off-second-factor`}
      label="Turn off two-step sign-in"
      icon="shield"
      title={`Turn off two-step sign-in for ${username}`}
      consequence={`For somebody who has lost phone and recovery codes: make sure that it is ${username} who asks. The password alone signs in again. ${username} is signed out everywhere, and told by mail.`}
      act="Turn off"
      busyAct="Turning off…"
      look="danger"
      done={`Two-step sign-in is off for ${username}.`}
    />
  );
}

function ResendAct({ person: { id, username } }: ActProps) {
  return (
    <ActButton
      path={`/users/${encodeURIComponent(id)}/resend-verification`}
      label="Send the confirmation mail again"
      icon="mail"
      title={`Send ${username} the confirmation mail again`}
      consequence={`${username} gets a new mail with a new link to confirm the address. Earlier links stop working.`}
      act="Send mail"
      busyAct="Sending…"
      done="The mail is on its way."
    />
  );
}
