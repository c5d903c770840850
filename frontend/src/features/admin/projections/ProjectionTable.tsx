import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AdminProjectionResponse } from '@settlewise/contract/admin';
import { Pill } from '../../../ui/Pill';
import { ActButton } from '../ui/ActButton';
import { DataTable } from '../../../ui/table/DataTable';
import { Facts } from '../ui/Facts';
import { Progress } from '../ui/Progress';
import { durationText, numberText } from '../ui/labels';
import { behindText, hasStopped, progressText, rateText, stateOf, stateLabels } from './labels';

interface ProjectionTableProps {
  label: string;
  projections: readonly AdminProjectionResponse[];
  /** All that there are: one that is being built anew is not built a second time. */
  among: readonly AdminProjectionResponse[];
}

/** Projections and how they stand, each that is built beside a live one on a line of its own. */
export function ProjectionTable({ label, projections, among }: ProjectionTableProps) {
  const rebuilt = new Set(among.filter(({ state }) => state === 'building').map(({ name }) => name));
  return (
    <DataTable
      scrolls="region"
      slim
      label={label}
      rows={projections}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'name',
          label: 'Projection',
          oneLine: true,
          show: (projection) => <Name projection={projection} />,
        },
        { key: 'state', label: 'State', show: (projection) => <State projection={projection} /> },
        { key: 'behind', label: 'Behind', show: behindText },
        {
          key: 'speed',
          label: 'Speed',
          oneLine: true,
          show: (projection) => <Speed projection={projection} />,
        },
        {
          key: 'checkpoint',
          label: 'Checkpoint',
          show: ({ checkpoint }) => checkpoint ?? 'Before the first event',
        },
      ]}
      details={{ nameOf: ({ name }) => name, show: (projection) => <Details projection={projection} /> }}
      acts={(projection) => <RowActions projection={projection} isRebuilt={rebuilt.has(projection.name)} />}
    />
  );
}

function Name({ projection: { name, generation } }: { projection: AdminProjectionResponse }) {
  return (
    <>
      {name}{' '}
      <Typography component="span" variant="caption" color="textSecondary" sx={{ fontWeight: 400 }}>
        table version {generation}
      </Typography>
    </>
  );
}

function State({ projection }: { projection: AdminProjectionResponse }) {
  const { tone, word } = stateLabels[stateOf(projection)];
  const { name, progress } = projection;
  return (
    // As wide as a bar, so that the table stays as it is when something is built.
    <Stack spacing={1} sx={{ minWidth: 148 }}>
      <span>
        <Pill tone={tone}>{word}</Pill>
      </span>
      {progress !== null && (
        <Progress label={`Building of ${name}`} done={progress}>
          {progressText(progress)}
        </Progress>
      )}
    </Stack>
  );
}

function Speed({ projection: { eventsPerSecond, latencyMs } }: { projection: AdminProjectionResponse }) {
  return (
    <>
      {rateText(eventsPerSecond)}
      {latencyMs !== null && `, after ${durationText(latencyMs)}`}
    </>
  );
}

/** Who reads the events for it. */
function Details({ projection }: { projection: AdminProjectionResponse }) {
  const { version, worker, leaseHeld, leaseToken, latencyMs } = projection;
  return (
    <Facts
      facts={[
        ['Schema version', numberText(version)],
        ['Latency', latencyMs === null ? null : durationText(latencyMs)],
        ['Worker', worker ?? 'no worker'],
        ['Lease', worker === null ? null : `${leaseToken} ${leaseHeld ? 'held' : 'has run out'}`],
      ]}
    />
  );
}

interface RowActionsProps {
  projection: AdminProjectionResponse;
  /** A new one is being built beside the live one. */
  isRebuilt: boolean;
}

function RowActions({ projection, isRebuilt }: RowActionsProps) {
  const { name, state } = projection;
  return (
    <>
      {hasStopped(projection) && (
        <ActButton
          label="Retry"
          about={name}
          icon="refresh"
          path={`/projections/${encodeURIComponent(name)}/retry`}
          asksReason={false}
          title={`Let “${name}” try again`}
          consequence="It goes on at the event where it stopped. Where the cause is still there, it stops again at the same event, and nothing is lost."
          act="Try again"
          busyAct="Trying…"
          done={`“${name}” tries again.`}
        />
      )}
      {state === 'live' && !isRebuilt && (
        <ActButton
          label="Rebuild"
          about={name}
          path={`/projections/${encodeURIComponent(name)}/rebuild`}
          asksReason={false}
          title={`Rebuild “${name}”`}
          consequence="It is filled anew from the first event, beside the present one. Readers go on seeing the present one until the new one has caught up and takes its place."
          act="Rebuild"
          busyAct="Starting…"
          done={`“${name}” is being built anew.`}
        />
      )}
    </>
  );
}
