import type { AdminPracticeReportResponse } from '@settlewise/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { difficultyQuery, difficultySentences } from '../../../record/practice/difficulty';
import { Pill } from '../../../ui/Pill';
import { SourceLink } from '../../../ui/sources/SourceLink';
import type { Column } from '../../../ui/table/columns';
import { ActButton } from '../ui/ActButton';
import { Facts } from '../ui/Facts';
import type { FilterField } from '../ui/filterFields';
import { ListPage } from '../ui/ListPage';
import { OneLine } from '../ui/OneLine';
import { When } from '../ui/When';
import { numberText } from '../ui/labels';

type Report = AdminPracticeReportResponse;

const textOf = ({ id, text }: Report): string => text ?? `Question ${id}`;

const columns: readonly Column<Report>[] = [
  { key: 'text', label: 'Question', show: (report) => <OneLine most={30}>{textOf(report)}</OneLine> },
  {
    key: 'state',
    label: 'State',
    show: ({ state }) => (state === 'hidden' ? <Pill tone="soon">Hidden</Pill> : <Pill>Asked</Pill>),
  },
  { key: 'counted', label: 'Accounts', number: true, show: ({ counted }) => numberText(counted) },
  { key: 'reports', label: 'Reports', number: true, show: ({ reports }) => numberText(reports) },
  {
    key: 'lastReportedAt',
    label: 'Last report',
    sortable: true,
    show: ({ lastReportedAt }) => <When at={lastReportedAt} inList />,
  },
];

const filters: readonly FilterField[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    any: 'Hidden and asked',
    options: [
      { value: 'hidden', label: 'Hidden' },
      { value: 'asked', label: 'Asked' },
    ],
  },
];

/** /admin/practice-reports: questions of the practice that somebody says are wrong. */
export function PracticeReportsPage() {
  return (
    <ListPage
      title="Practice questions"
      lead={
        <p>
          What people say is wrong with a question of the Life in the UK practice. Three accounts with a
          confirmed address, each a week old, hide a question until you have looked, but never more than one
          in twenty of a chapter. A wrong question is mended by the next version of the program.
        </p>
      }
      resource="practice-reports"
      noun="reported questions"
      one="reported question"
      columns={columns}
      filters={filters}
      sort={{ field: 'lastReportedAt', order: 'DESC' }}
      tools={() => <AllSeen />}
      rowActions={(report) => <Seen report={report} />}
      details={{ nameOf: textOf, show: (report) => <Details report={report} /> }}
      empty={{ icon: 'book', text: 'They stand here once somebody says that a question is wrong.' }}
    />
  );
}

function Details({ report }: { report: Report }) {
  const { id, right, source, reasons } = report;
  const { data: known } = useQuery(difficultyQuery);
  const difficulty = known?.find((each) => each.id === id)?.difficulty;
  return (
    <Facts
      facts={[
        ['Question', textOf(report)],
        ['Right answer', right.join(' · ') || '–'],
        ['Source', source && <SourceLink key="source" {...source} />],
        ['What people say', reasons.join(' · ')],
        ['How people do', difficulty === undefined ? '–' : difficultySentences[difficulty]],
        ['Its id', id],
      ]}
    />
  );
}

/** For the rows on show: an attack reports many questions at once. */
function AllSeen() {
  const { data: reports = [] } = useListContext<Report>();
  if (reports.length < 2) return null;
  return (
    <ActButton
      label={`All ${reports.length} on this page are looked at`}
      icon="check"
      path="/practice-reports/seen"
      payload={{ ids: reports.map(({ id }) => id) }}
      title={`You have looked at the reports of ${reports.length} questions`}
      consequence="The hidden ones are asked again from this moment on, and all these reports leave the list."
      act="They are looked at"
      busyAct="Saving…"
      asksReason={false}
      done="The reports are looked at."
    />
  );
}

function Seen({ report }: { report: Report }) {
  const { id, state } = report;
  return (
    <ActButton
      label="Looked at"
      about={textOf(report)}
      icon="check"
      path={`/practice-reports/${encodeURIComponent(id)}/seen`}
      title="You have looked at these reports"
      consequence={
        state === 'hidden'
          ? 'The question is asked again from this moment on, and its reports leave this list.'
          : 'The reports of this question leave this list.'
      }
      act="They are looked at"
      busyAct="Saving…"
      asksReason={false}
      done="The reports are looked at."
    />
  );
}
