import { adminUserRecordResponse, type AdminUserResponse } from '@settlewise/contract';
import { useState } from 'react';
import { Tabs, type Tab } from '../../ui/tabs/Tabs';
import { useOpenLook } from '../api/looks';
import { useAdminAnswer } from '../api/useAdminAnswer';
import { LookNotice, OpenRecord } from '../record/OpenRecord';
import { Answered } from '../ui/Answered';
import { Facts } from '../ui/Facts';
import { Panel } from '../ui/Panel';
import { PersonHistory } from './PersonHistory';

type Part = 'history' | 'account';

const tabs: readonly Tab<Part>[] = [
  { key: 'history', label: 'History' },
  { key: 'account', label: 'Account details' },
];

/** What the person has recorded, while a look at it is open. */
export function PersonRecord({ person: { id, username } }: { person: AdminUserResponse }) {
  const look = useOpenLook(id);
  const [selected, setSelected] = useState<Part>('history');
  if (look === null)
    return <OpenRecord userId={id} name={username} shows="the account’s details and its whole history" />;
  return (
    <Panel title={`${username}’s record`}>
      <LookNotice until={look.until} reason={look.reason} />
      <Tabs label="Parts of the record" tabs={tabs} selected={selected} onSelect={setSelected}>
        {selected === 'history' ? (
          <PersonHistory userId={id} look={look.id} />
        ) : (
          <AccountDetails userId={id} look={look.id} />
        )}
      </Tabs>
    </Panel>
  );
}

function AccountDetails({ userId, look }: { userId: string; look: string }) {
  const query = useAdminAnswer(
    `/users/${encodeURIComponent(userId)}/record?look=${encodeURIComponent(look)}`,
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
