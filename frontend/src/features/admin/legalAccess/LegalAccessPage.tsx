import { legalAccessStates, type AdminLegalAccessResponse } from '@settlewise/contract';
import { Link } from 'react-router-dom';
import { stateLooks } from '../../../record/legalAccess/labels';
import { Pill } from '../../../ui/Pill';
import { pathOfPerson } from '../events/EventLinks';
import { ActButton } from '../ui/ActButton';
import { Beside, Together } from '../ui/Beside';
import type { Column } from '../../../ui/table/columns';
import type { FilterField } from '../ui/filterFields';
import { ListPage } from '../ui/ListPage';
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
  {
    key: 'maskedEmail',
    label: 'Lawyer',
    show: ({ maskedEmail }) => <Together>{maskedEmail}</Together>,
  },
  {
    key: 'state',
    label: 'State',
    show: ({ state, revokedAt }) => {
      const { tone, icon, word } = stateLooks[state];
      return (
        <>
          <Pill tone={tone} icon={icon}>
            {word}
          </Pill>
          {revokedAt !== null && (
            <Beside>
              on <When at={revokedAt} />
            </Beside>
          )}
        </>
      );
    },
  },
  { key: 'grantedAt', label: 'Given', sortable: true, show: ({ grantedAt }) => <When at={grantedAt} /> },
  {
    key: 'expiresAt',
    label: 'Ends',
    sortable: true,
    show: ({ expiresAt }) => <When at={expiresAt} none="No end" />,
  },
  {
    key: 'lastLookedAt',
    label: 'Last access',
    show: ({ lastLookedAt }) => <When at={lastLookedAt} none="Not yet" />,
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
  { kind: 'text', name: 'userId', label: 'Person’s id' },
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
      empty={{ icon: 'eye', text: 'They stand here once somebody lets a lawyer look at their record.' }}
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
