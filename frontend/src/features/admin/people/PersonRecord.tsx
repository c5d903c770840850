import {
  type AdministratorAccessResponse,
  adminUserRecordResponse,
  type AdminUserResponse,
} from '@settlewise/contract/admin';
import { useState } from 'react';
import { Tabs, type Tab } from '../../../ui/tabs/Tabs';
import { useRecordAccess } from '../api/recordAccess';
import { useAdminAnswer } from '../api/useAdminAnswer';
import { AccessNotice, OpenRecord } from '../record/OpenRecord';
import { Answered } from '../ui/Answered';
import { Facts } from '../ui/Facts';
import { SectionCard } from '../../../ui/SectionCard';
import { PersonHistory } from './PersonHistory';

type Part = 'history' | 'account';

const tabs: readonly Tab<Part>[] = [
  { key: 'history', label: 'History' },
  { key: 'account', label: 'Account details' },
];

/** What the person has recorded, while their record is open. */
export function PersonRecord({ person: { id, username } }: { person: AdminUserResponse }) {
  const query = useRecordAccess(`/users/${encodeURIComponent(id)}`);
  return (
    <Answered query={query} what="whether this record is open" cards={1}>
      {({ access }) =>
        access === null ? (
          <OpenRecord userId={id} name={username} shows="the account’s details and its whole history" />
        ) : (
          <OpenedRecord id={id} username={username} access={access} />
        )
      }
    </Answered>
  );
}

interface OpenedRecordProps {
  id: string;
  username: string;
  access: AdministratorAccessResponse;
}

function OpenedRecord({ id, username, access }: OpenedRecordProps) {
  const [selected, setSelected] = useState<Part>('history');
  return (
    <SectionCard title={`${username}’s record`}>
      <AccessNotice until={access.until} reason={access.reason} />
      <Tabs label="Parts of the record" tabs={tabs} selected={selected} onSelect={setSelected}>
        {selected === 'history' ? (
          <PersonHistory userId={id} accessId={access.id} />
        ) : (
          <AccountDetails userId={id} accessId={access.id} />
        )}
      </Tabs>
    </SectionCard>
  );
}

function AccountDetails({ userId, accessId }: { userId: string; accessId: string }) {
  const query = useAdminAnswer(
    `/users/${encodeURIComponent(userId)}/record?look=${encodeURIComponent(accessId)}`,
    adminUserRecordResponse,
  );
  return (
    <Answered query={query} what="the account’s details" cards={1}>
      {({ username, email, formerEmails, firstName, lastName }) => (
        <Facts
          facts={[
            ['Username', username],
            ['Email address', email],
            ['Former addresses', formerEmails.length === 0 ? 'None' : formerEmails.join(', ')],
            ['First name', firstName ?? 'Not given'],
            ['Last name', lastName ?? 'Not given'],
          ]}
        />
      )}
    </Answered>
  );
}
