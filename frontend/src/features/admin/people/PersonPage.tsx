import type { AdminUserResponse } from '@settlewise/contract/admin';
import { Link } from 'react-router-dom';
import { pathOfEvents } from '../events/EventLinks';
import { CopyableId } from '../ui/CopyableId';
import { Facts } from '../ui/Facts';
import { SectionCard } from '../../../ui/SectionCard';
import { ShowPage } from '../ui/ShowPage';
import { When } from '../ui/When';
import { counted } from '../ui/labels';
import { PersonActions } from './PersonActions';
import { PersonRecord } from './PersonRecord';
import { AccountState, AddressState, RoleState } from './states';

const back = { to: '/admin/users', label: 'People' };

/** One account: how it stands, what can be done with it, and once it is opened what it holds and its history. */
export function PersonPage() {
  return (
    <ShowPage<AdminUserResponse>
      resource="users"
      what="this person"
      titleOf={(person) => person?.username ?? 'Person'}
      back={back}
    >
      {(person) => (
        <>
          <Account person={person} />
          <PersonActions person={person} />
          <PersonRecord person={person} />
        </>
      )}
    </ShowPage>
  );
}

function Account({ person }: { person: AdminUserResponse }) {
  return (
    <SectionCard title="Account" foldsTo="Show">
      <Facts
        facts={[
          ['State', <AccountState key="state" person={person} />],
          ['Role', <RoleState key="role" person={person} />],
          ['Email address', person.maskedEmail],
          ['Address is', <AddressState key="address" person={person} />],
          ['Registered', <When key="registered" at={person.registeredAt} />],
          ['Open sessions', counted(person.sessions, 'session')],
          ['Id', <CopyableId key="id" of="person" id={person.id} />],
          [
            'Events',
            <Link key="events" to={pathOfEvents({ userId: person.id })}>
              Events about this person
            </Link>,
          ],
          [
            'Acts',
            <Link key="acts" to={pathOfEvents({ actorId: person.id })}>
              Events set off by this person
            </Link>,
          ],
        ]}
      />
    </SectionCard>
  );
}
