import { type AdminMailResponse, type MailKind, mailKinds } from '@settlewise/contract/admin';
import { Link } from 'react-router-dom';
import { Pill } from '../../../ui/Pill';
import { pathOfPerson } from '../events/EventLinks';
import { Together } from '../ui/Beside';
import type { Column } from '../../../ui/table/columns';
import type { FilterField } from '../ui/filterFields';
import { CopyableId } from '../ui/CopyableId';
import { Facts } from '../ui/Facts';
import { ListPage } from '../ui/ListPage';
import { OneLine } from '../ui/OneLine';
import { When } from '../ui/When';
import { numberText } from '../ui/labels';

/** What a mail was for. */
const mailKindWords: Readonly<Record<MailKind, string>> = {
  verification: 'Confirm your address',
  password_reset: 'Choose a new password',
  password_changed: 'The password was changed',
  passwords_refused: 'Wrong passwords were entered',
  address_changed: 'Your address was changed',
  second_factor: 'Two-step sign-in',
  digest: 'Reminders',
  alert: 'A deadline',
  lawyer_invitation: 'Invitation of a lawyer',
  address_comparison: 'Compare addresses with a partner',
  rule_notice: 'A changed answer',
  news_confirmation: 'Confirm news by email',
  news: 'News of a rule change',
  lawyer_ending: 'A lawyer’s access ends soon',
};

const stateLooks = {
  sent: { tone: 'within', word: 'Sent' },
  failed: { tone: 'over', word: 'Failed' },
} as const;

const columns: readonly Column<AdminMailResponse>[] = [
  { key: 'kind', label: 'Mail', show: ({ kind }) => mailKindWords[kind] },
  {
    key: 'state',
    label: 'State',
    show: ({ state }) => <Pill tone={stateLooks[state].tone}>{stateLooks[state].word}</Pill>,
  },
  { key: 'maskedAddress', label: 'To', show: ({ maskedAddress }) => <Together>{maskedAddress}</Together> },
  {
    key: 'userId',
    label: 'About',
    show: ({ userId, kind }) =>
      userId === null ? (
        kind === 'news' || kind === 'news_confirmation' ? (
          'Somebody without an account'
        ) : (
          'Erased person'
        )
      ) : (
        <Link to={pathOfPerson(userId)} aria-label={`The person: ${mailKindWords[kind]}`}>
          The person
        </Link>
      ),
  },
  { key: 'tries', label: 'Attempts', number: true, show: ({ tries }) => numberText(tries) },
  {
    key: 'reason',
    label: 'Reason',
    show: ({ reason }) => (reason === null ? '–' : <OneLine most={22}>{reason}</OneLine>),
  },
  {
    key: 'lastTriedAt',
    label: 'Last tried',
    sortable: true,
    show: ({ lastTriedAt }) => <When at={lastTriedAt} inList />,
  },
];

const filters: readonly FilterField[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    any: 'Sent and failed',
    options: Object.entries(stateLooks).map(([value, { word }]) => ({ value, label: word })),
  },
  {
    kind: 'choice',
    name: 'kind',
    label: 'Mail',
    any: 'All mails',
    options: mailKinds.map((kind) => ({ value: kind, label: mailKindWords[kind] })),
  },
  { kind: 'id', name: 'userId', label: 'Person’s id' },
];

/** /admin/mails: what became of each mail of the last ninety days. */
export function MailsPage() {
  return (
    <ListPage
      title="Mails"
      lead={<p>What became of each mail of the last ninety days. What it said is not kept.</p>}
      resource="mails"
      noun="mails"
      one="mail"
      columns={columns}
      filters={filters}
      sort={{ field: 'lastTriedAt', order: 'DESC' }}
      details={{ nameOf: ({ kind }) => mailKindWords[kind], show: (mail) => <Details mail={mail} /> }}
      empty={{ icon: 'mail', text: 'Mails stand here once the program has tried to send one.' }}
    />
  );
}

function Details({ mail: { firstTriedAt, lastTriedAt, reason, userId } }: { mail: AdminMailResponse }) {
  return (
    <Facts
      facts={[
        ['First tried', <When key="first" at={firstTriedAt} />],
        ['Last tried', <When key="last" at={lastTriedAt} />],
        ['Reason', reason],
        ['Person’s id', userId && <CopyableId key="person" of="person" id={userId} />],
      ]}
    />
  );
}
