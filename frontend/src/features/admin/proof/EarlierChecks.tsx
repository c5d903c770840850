import type { ProofCheckResponse } from '@settlewise/contract/admin';
import { Link } from 'react-router-dom';
import { Pill } from '../../../ui/Pill';
import { pathOfEvent } from '../events/EventLinks';
import { DataTable } from '../../../ui/table/DataTable';
import { SectionCard } from '../../../ui/SectionCard';
import { formatShortInstant, When } from '../ui/When';
import { durationText, numberText } from '../ui/labels';
import { checkStates } from './labels';

/** The checks that were made, the newest first. */
export function EarlierChecks({ checks }: { checks: readonly ProofCheckResponse[] }) {
  if (checks.length === 0) return null;
  return (
    <SectionCard title="Checks">
      <DataTable
        scrolls="region"
        slim
        cardsAtFirst={2}
        details={{
          nameOf: ({ startedAt }) => formatShortInstant(startedAt),
          show: (check) => (check.broken === null && check.reason === null ? null : <Found check={check} />),
          opens: ({ state }) => state === 'broken' || state === 'failed',
        }}
        label="Checks of the log, the newest first"
        rows={checks}
        keyOf={({ id }) => id}
        columns={[
          { key: 'startedAt', label: 'Begun', show: ({ startedAt }) => <When at={startedAt} /> },
          {
            key: 'state',
            label: 'Outcome',
            show: ({ state }) => <Pill tone={checkStates[state].tone}>{checkStates[state].word}</Pill>,
          },
          { key: 'events', label: 'Events', number: true, show: ({ events }) => numberText(events) },
          { key: 'streams', label: 'Streams', number: true, show: ({ streams }) => numberText(streams) },
          { key: 'heads', label: 'Signed tree heads', number: true, show: ({ heads }) => numberText(heads) },
          { key: 'took', label: 'Took', number: true, show: tookText },
        ]}
      />
    </SectionCard>
  );
}

/** What a check came upon. */
function Found({ check: { broken, reason } }: { check: ProofCheckResponse }) {
  const eventId = broken?.eventId ?? null;
  return (
    <>
      {broken !== null && <p>{broken.what}</p>}
      {eventId !== null && <Link to={pathOfEvent(eventId)}>See the event</Link>}
      {reason !== null && <p>{reason}</p>}
    </>
  );
}

const tookText = ({ startedAt, finishedAt }: ProofCheckResponse): string =>
  finishedAt === null
    ? '–'
    : durationText(Math.max(0, new Date(finishedAt).getTime() - new Date(startedAt).getTime()));
