import type { AdminLegalAccessResponse } from '@settlewise/contract/admin';
import { legalAccessStates } from '@settlewise/contract/legalAccess';
import { Link } from 'react-router-dom';
import { stateLooks } from '../../../record/legalAccess/labels';
import { Pill } from '../../../ui/Pill';
import { pathOfPerson } from '../events/EventLinks';
import { ActButton } from '../ui/ActButton';
import { Together } from '../ui/Beside';
import type { Column } from '../../../ui/table/columns';
import type { FilterField } from '../ui/filterFields';
import { CopyableId } from '../ui/CopyableId';
import { Facts } from '../ui/Facts';
import { ListPage } from '../ui/ListPage';
import { LastDay } from '../ui/LastDay';
import { When } from '../ui/When';

type Grant = AdminLegalAccessResponse;

const nameOf = ({ username }: Grant): string => username ?? 'an erased person';

const columns: readonly Column<Grant>[] = [
  {
    key: 'username',
    label: 'Whose record',
    show: ({ userId, username }) =>
      username === null ? 'Erased person' : <Link to={pathOfPerson(userId)}>{username}</Link>,
  },
  { key: 'maskedEmail', label: 'Lawyer', show: ({ maskedEmail }) => <Together>{maskedEmail}</Together> },
  {
    key: 'state',
    label: 'State',
    show: ({ state }) => {
      const { tone, icon, word } = stateLooks[state];
      return (
        <Pill tone={tone} icon={icon}>
          {word}
        </Pill>
      );
    },
  },
  {
    key: 'grantedAt',
    label: 'Given',
    sortable: true,
    show: ({ grantedAt }) => <When at={grantedAt} dayOnly />,
  },
  {
    key: 'expiresAt',
    label: 'Last day',
    sortable: true,
    show: ({ expiresAt }) => <LastDay before={expiresAt} />,
  },
  {
    key: 'lastLookedAt',
    label: 'Last access',
    show: ({ lastLookedAt }) => <When at={lastLookedAt} none="Not yet" inList />,
  },
];

const filters: readonly FilterField[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    any: 'All states',
    options: legalAccessStates.map((state) => ({ value: state, label: stateLooks[state].word })),
  },
  { kind: 'id', name: 'userId', label: 'Person’s id' },
];

/** /admin/legal-access: which lawyers may look at whose record, and taking that away. */
export function LegalAccessPage() {
  return (
    <ListPage
      title="Lawyer access"
      lead={<p>Which lawyers may look at whose record. Only the person can give access; you can end it.</p>}
      resource="legal-access"
      noun="grants of access"
      one="grant of access"
      columns={columns}
      filters={filters}
      sort={{ field: 'grantedAt', order: 'DESC' }}
      rowActions={(grant) => <RowActions grant={grant} />}
      details={{
        nameOf: (grant) => `${grant.maskedEmail} for ${nameOf(grant)}`,
        show: (grant) => <Details grant={grant} />,
      }}
      empty={{ icon: 'eye', text: 'They stand here once somebody lets a lawyer look at their record.' }}
    />
  );
}

function Details({ grant: { grantedAt, expiresAt, revokedAt, lastLookedAt, userId } }: { grant: Grant }) {
  return (
    <Facts
      facts={[
        ['Given', <When key="given" at={grantedAt} />],
        ['Last day', <LastDay key="last day" before={expiresAt} />],
        ['Revoked', revokedAt && <When key="revoked" at={revokedAt} />],
        ['Last access', <When key="last" at={lastLookedAt} none="Not yet" />],
        ['Person’s id', <CopyableId key="person" of="person" id={userId} />],
      ]}
    />
  );
}

function RowActions({ grant }: { grant: Grant }) {
  const { id, state, maskedEmail } = grant;
  if (state === 'revoked') return null;
  return (
    <ActButton
      label="Revoke"
      about={`${maskedEmail} for ${nameOf(grant)}`}
      icon="eyeOff"
      path={`/legal-access/${encodeURIComponent(id)}/revoke`}
      title="Revoke this access"
      consequence={`${maskedEmail} can no longer look at the record of ${nameOf(grant)}, from this moment on. Only the person themselves can give access again.`}
      act="Revoke access"
      busyAct="Revoking…"
      look="danger"
      done="The access is revoked."
    />
  );
}
