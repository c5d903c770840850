import type { AdminUserResponse } from '@settlewise/contract/admin';
import { Link } from 'react-router-dom';
import type { Column } from '../../../ui/table/columns';
import type { FilterField } from '../ui/filterFields';
import { ListPage } from '../ui/ListPage';
import { When } from '../ui/When';
import { numberText } from '../ui/labels';
import { AccountState, AddressState, RoleState } from './states';

const columns: readonly Column<AdminUserResponse>[] = [
  {
    key: 'username',
    label: 'Username',
    sortable: true,
    show: ({ id, username }) => <Link to={`/admin/users/${encodeURIComponent(id)}`}>{username}</Link>,
  },
  { key: 'maskedEmail', label: 'Email address', show: ({ maskedEmail }) => maskedEmail },
  { key: 'emailVerified', label: 'Confirmed', show: (person) => <AddressState person={person} /> },
  { key: 'role', label: 'Role', show: (person) => <RoleState person={person} /> },
  { key: 'state', label: 'State', show: (person) => <AccountState person={person} /> },
  {
    key: 'registeredAt',
    label: 'Registered',
    sortable: true,
    show: ({ registeredAt }) => <When at={registeredAt} dayOnly />,
  },
  { key: 'sessions', label: 'Sessions', number: true, show: ({ sessions }) => numberText(sessions) },
];

const filters: readonly FilterField[] = [
  {
    kind: 'text',
    name: 'q',
    label: 'Username or email address',
    hint: 'How a username begins, or a whole address',
    personal: true,
  },
  {
    kind: 'choice',
    name: 'role',
    label: 'Role',
    any: 'All roles',
    options: [
      { value: 'user', label: 'Person' },
      { value: 'admin', label: 'Administrator' },
    ],
  },
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    any: 'All states',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'locked', label: 'Locked' },
    ],
  },
  {
    kind: 'yesNo',
    name: 'emailVerified',
    label: 'Email address',
    any: 'All addresses',
    yes: 'Confirmed',
    no: 'Not confirmed',
  },
];

/** Everybody with an account. Addresses are masked: the whole one is part of the record, which takes a reason. */
export function PeoplePage() {
  return (
    <ListPage
      title="People"
      lead={<p>Everybody with an account. What they have recorded shows only once you open their record.</p>}
      resource="users"
      noun="people"
      one="person"
      columns={columns}
      filters={filters}
      sort={{ field: 'registeredAt', order: 'DESC' }}
      empty={{ icon: 'people', text: 'Whoever registers shows here.' }}
    />
  );
}
