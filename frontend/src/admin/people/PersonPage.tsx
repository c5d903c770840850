import { adminUserResponse, type AdminUserResponse } from '@settlewise/contract';
import { Link, useParams } from 'react-router-dom';
import { useAdminAnswer } from '../api/useAdminAnswer';
import { pathOfEvents } from '../events/EventLinks';
import { AdminPage } from '../ui/AdminPage';
import { Answered } from '../ui/Answered';
import { CopyableId } from '../ui/CopyableId';
import { Facts } from '../ui/Facts';
import { Panel } from '../ui/Panel';
import { When } from '../ui/When';
import { counted } from '../ui/labels';
import { PersonActions } from './PersonActions';
import { PersonRecord } from './PersonRecord';
import { AccountState, AddressState, RoleState } from './states';

const back = { to: '/admin/users', label: 'People' };

/** One account: how it stands, what can be done with it, and once it is opened what it holds and its history. */
export function PersonPage() {
  const { id = '' } = useParams();
  const query = useAdminAnswer(`/users/${encodeURIComponent(id)}`, adminUserResponse);
  return (
    <AdminPage title={query.data?.username ?? 'Person'} back={back}>
      <Answered query={query} what="this person">
        {(person) => (
          <>
            <Account person={person} />
            <PersonActions person={person} />
            <PersonRecord person={person} />
          </>
        )}
      </Answered>
    </AdminPage>
  );
}

function Account({ person }: { person: AdminUserResponse }) {
  return (
    <Panel title="Account">
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
    </Panel>
  );
}
