import type { AdminUserResponse } from '@settlewise/contract/admin';
import { Pill } from '../../../ui/Pill';

type Person = Pick<AdminUserResponse, 'role' | 'state' | 'emailVerified'>;

export function RoleState({ person: { role } }: { person: Person }) {
  return role === 'admin' ? <Pill icon="shield">Administrator</Pill> : <>Person</>;
}

export function AccountState({ person: { state } }: { person: Person }) {
  return state === 'locked' ? (
    <Pill tone="over" icon="lock">
      Locked
    </Pill>
  ) : (
    <Pill tone="within">Active</Pill>
  );
}

export function AddressState({ person: { emailVerified } }: { person: Person }) {
  return emailVerified ? <Pill tone="within">Confirmed</Pill> : <Pill tone="soon">Not confirmed</Pill>;
}
