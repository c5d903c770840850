import { type AdminJobResponse, jobBoardPath, jobStates } from '@settlewise/contract/admin';
import { useLocation } from 'react-router-dom';
import { Pill } from '../../../ui/Pill';
import { ActButton } from '../ui/ActButton';
import type { Column } from '../../../ui/table/columns';
import type { FilterField } from '../ui/filterFields';
import { CopyableId } from '../ui/CopyableId';
import { Facts } from '../ui/Facts';
import { ListPage } from '../ui/ListPage';
import { OneLine } from '../ui/OneLine';
import { When } from '../ui/When';
import { jobStateLooks, queueWords } from './labels';
import { Queues, useQueues } from './Queues';

const columns: readonly Column<AdminJobResponse>[] = [
  { key: 'queue', label: 'Queue', show: ({ queue }) => queueWords(queue) },
  {
    key: 'state',
    label: 'State',
    show: ({ state }) => <Pill tone={jobStateLooks[state].tone}>{jobStateLooks[state].word}</Pill>,
  },
  {
    key: 'attempts',
    label: 'Attempts',
    number: true,
    show: ({ attempts, mostAttempts }) => `${attempts} of ${mostAttempts}`,
  },
  {
    key: 'reason',
    label: 'Reason',
    show: ({ reason }) => (reason === null ? '–' : <OneLine most={24}>{reason}</OneLine>),
  },
  { key: 'addedAt', label: 'Added', sortable: true, show: ({ addedAt }) => <When at={addedAt} inList /> },
];

/** /admin/jobs: the queues, and their jobs by state: first those that failed. */
export function JobsPage() {
  const queues = useQueues();
  const filtered = new URLSearchParams(useLocation().search).has('filter');
  const filters: readonly FilterField[] = [
    {
      kind: 'choice',
      name: 'state',
      label: 'State',
      any: jobStateLooks.failed.word,
      options: jobStates
        .filter((state) => state !== 'failed')
        .map((state) => ({ value: state, label: jobStateLooks[state].word })),
    },
    {
      kind: 'choice',
      name: 'queue',
      label: 'Queue',
      any: 'All queues',
      options: (queues.data ?? []).map(({ id }) => ({ value: id, label: queueWords(id) })),
    },
  ];
  return (
    <ListPage
      title="Jobs"
      lead={<p>What the program does in the background. What a job is about is not shown.</p>}
      acts={<BoardLink />}
      resource="jobs"
      noun={filtered ? 'jobs' : 'failed jobs'}
      one={filtered ? 'job' : 'failed job'}
      columns={columns}
      filters={filters}
      sort={{ field: 'addedAt', order: 'DESC' }}
      rowActions={(job) => <RowActions job={job} />}
      details={{ nameOf: ({ queue }) => queue, show: (job) => <Details job={job} /> }}
      empty={{ icon: 'check', text: 'Every job was done, or is still being tried.' }}
    >
      <Queues query={queues} />
    </ListPage>
  );
}

function Details({ job: { id, addedAt, dueAt, finishedAt, reason } }: { job: AdminJobResponse }) {
  return (
    <Facts
      facts={[
        ['Added', <When key="added" at={addedAt} />],
        ['Due', <When key="due" at={dueAt} />],
        ['Over', <When key="over" at={finishedAt} />],
        ['Reason', reason],
        ['Id', <CopyableId key="id" of="job" id={id} />],
      ]}
    />
  );
}

/** The board is a page of its own, outside this one. */
function BoardLink() {
  return (
    <a href={jobBoardPath} target="_blank" rel="noreferrer">
      Open the board (new tab)
    </a>
  );
}

function RowActions({ job: { id, queue, state } }: { job: AdminJobResponse }) {
  const path = `/jobs/${encodeURIComponent(id)}`;
  return (
    <>
      {state === 'failed' && (
        <ActButton
          label="Retry"
          about={queue}
          icon="refresh"
          path={`${path}/retry`}
          asksReason={false}
          title="Do this job again"
          consequence={`The job goes back into the queue “${queue}” and is tried as often as a new one.`}
          act="Retry"
          busyAct="Sending…"
          done="The job is in its queue again."
        />
      )}
      {state !== 'active' && (
        <ActButton
          label="Remove"
          about={queue}
          buttonLook="plain"
          icon="bin"
          method="DELETE"
          path={path}
          asksReason={false}
          title="Remove this job"
          consequence={`What the job in “${queue}” was to do is not done, unless something asks for it again. This cannot be undone.`}
          act="Remove"
          busyAct="Removing…"
          look="danger"
          done="The job is removed."
        />
      )}
    </>
  );
}
