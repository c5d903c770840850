import { adminQueueResponse, type AdminQueueResponse, type JobState } from '@settlewise/contract/admin';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { Disclosure } from '../../../ui/Disclosure';
import { useNarrow } from '../../../ui/useNarrow';
import { useAdminAnswer } from '../api/useAdminAnswer';
import { Answered } from '../ui/Answered';
import { Beside } from '../ui/Beside';
import type { Column } from '../../../ui/table/columns';
import { Facts } from '../ui/Facts';
import { DataTable } from '../../../ui/table/DataTable';
import { When } from '../ui/When';
import { numberText } from '../ui/labels';
import { everyText, jobStateLooks, pathOfJobs, queuesText, rhythmText } from './labels';

const path = `/queues?${new URLSearchParams({ range: '[0,199]' }).toString()}`;
const shape = z.array(adminQueueResponse);
const everyMs = 5_000;

/** The queues, asked for again while they are looked at. */
export const useQueues = () => useAdminAnswer(path, shape, { everyMs });

const counted: readonly JobState[] = ['waiting', 'delayed', 'active', 'completed', 'failed'];

const name: Column<AdminQueueResponse> = {
  key: 'id',
  label: 'Queue',
  show: ({ id, purpose }) => (
    <>
      {id} <Beside>{purpose}</Beside>
    </>
  ),
};

const byItself: Column<AdminQueueResponse> = {
  key: 'schedulers',
  label: 'Comes by itself',
  show: (queue) => <Schedulers queue={queue} />,
};

const wideColumns: readonly Column<AdminQueueResponse>[] = [
  { key: 'id', label: 'Queue', oneLine: true, show: ({ id }) => id },
  ...counted.map((state) => ({
    key: state,
    label: jobStateLooks[state].word,
    number: true,
    show: (queue: AdminQueueResponse) => <Count queue={queue} state={state} />,
  })),
  { ...byItself, show: ({ schedulers }) => rhythmText(schedulers) },
];

const narrowColumns: readonly Column<AdminQueueResponse>[] = [
  name,
  { key: 'counts', label: 'In it', show: (queue) => <Counts queue={queue} /> },
  byItself,
];

/** How much is in the queues, in a line; what each is for, what is in it and what fills it by the clock opens under it. */
export function Queues({ query }: { query: ReturnType<typeof useQueues> }) {
  const narrow = useNarrow();
  return (
    <Answered query={query} what="the queues" cards={1}>
      {(queues) => (
        <Disclosure summary={queuesText(queues)}>
          <DataTable<AdminQueueResponse>
            scrolls="region"
            slim
            {...(!narrow && {
              details: { nameOf: ({ id }) => id, show: (queue) => <QueueDetails queue={queue} /> },
            })}
            label="Queues and what is in them"
            rows={queues}
            keyOf={({ id }) => id}
            columns={narrow ? narrowColumns : wideColumns}
          />
        </Disclosure>
      )}
    </Answered>
  );
}

function Count({ queue, state }: { queue: AdminQueueResponse; state: JobState }) {
  const count = queue[state];
  if (count === 0) return <>0</>;
  return (
    <Link to={pathOfJobs({ queue: queue.id, state })} aria-label={countLabel(queue, state)}>
      {numberText(count)}
    </Link>
  );
}

/** What is in a queue, in words; what is not is left out. */
function Counts({ queue }: { queue: AdminQueueResponse }) {
  const found = counted.filter((state) => queue[state] > 0);
  if (found.length === 0) return <>Nothing</>;
  return (
    <ul>
      {found.map((state) => (
        <li key={state}>
          <Link to={pathOfJobs({ queue: queue.id, state })} aria-label={countLabel(queue, state)}>
            {jobStateLooks[state].word}: {numberText(queue[state])}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const countLabel = (queue: AdminQueueResponse, state: JobState): string =>
  `${jobStateLooks[state].word}: ${numberText(queue[state])}, in ${queue.id}`;

/** What a queue is for, and when it is filled by the clock. */
function QueueDetails({ queue }: { queue: AdminQueueResponse }) {
  return (
    <Facts
      facts={[
        ['What it is for', queue.purpose],
        ['Comes by itself', <Schedulers key="schedulers" queue={queue} />],
      ]}
    />
  );
}

function Schedulers({ queue: { schedulers } }: { queue: AdminQueueResponse }) {
  if (schedulers.length === 0) return <>–</>;
  return (
    <ul>
      {schedulers.map(({ id, everyMs: ms, nextAt }) => (
        <li key={id}>
          {everyText(ms)}
          {nextAt !== null && (
            <Beside>
              next <When at={nextAt} />
            </Beside>
          )}
        </li>
      ))}
    </ul>
  );
}
