import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminProjectionResponse, type AdminProjectionResponse } from '@settlewise/contract/admin';
import { z } from 'zod';
import { Disclosure } from '../../../ui/Disclosure';
import { Pill } from '../../../ui/Pill';
import { useAdminAnswer } from '../api/useAdminAnswer';
import { AdminPage } from '../ui/AdminPage';
import { Answered } from '../ui/Answered';
import { hasStopped, inOrder, isException, stateLabels, summaryText } from './labels';
import { ProjectionTable } from './ProjectionTable';
import { StoppedProjection } from './StoppedProjection';

const path = `/projections?${new URLSearchParams({ range: '[0,199]' }).toString()}`;
const shape = z.array(adminProjectionResponse);
const everyMs = 3_000;

/** /admin/projections: how the read models stand, which stopped, and what can be done about it. */
export function ProjectionsPage() {
  const query = useAdminAnswer(path, shape, { everyMs });
  return (
    <AdminPage
      title="Projections"
      lead={<p>What pages read is filled from the events by these. The numbers renew themselves.</p>}
    >
      <Answered query={query} what="the projections" cards={3}>
        {(projections) => {
          const ordered = inOrder(projections);
          const exceptions = ordered.filter(isException);
          const others = ordered.filter((projection) => !isException(projection));
          return (
            <>
              <Summary projections={ordered} />
              <Stopped projections={ordered} />
              {exceptions.length > 0 && (
                <ProjectionTable label="Projections to look at" projections={exceptions} among={ordered} />
              )}
              {others.length > 0 && (
                <Disclosure summary={exceptions.length === 0 ? 'All projections' : 'The other projections'}>
                  <ProjectionTable
                    label="Projections and how they stand"
                    projections={others}
                    among={ordered}
                  />
                </Disclosure>
              )}
            </>
          );
        }}
      </Answered>
    </AdminPage>
  );
}

/** How all of them stand, in one line. */
function Summary({ projections }: { projections: readonly AdminProjectionResponse[] }) {
  const stopped = projections.some(hasStopped);
  const late = projections.some((projection) => projection.state === 'live' && isException(projection));
  const { tone, word } = stopped ? stateLabels.stopped : late ? lateLabel : stateLabels.live;
  return (
    <Typography
      component="p"
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontWeight: 600 }}
    >
      <Pill tone={tone}>{word}</Pill> <span>{summaryText(projections)}</span>
    </Typography>
  );
}

const lateLabel = { tone: 'soon', word: 'Late' } as const;

function Stopped({ projections }: { projections: readonly AdminProjectionResponse[] }) {
  const stopped = projections.filter(hasStopped);
  if (stopped.length === 0) return null;
  return (
    <Stack component="ul" aria-label="Stopped projections" spacing={1.5}>
      {stopped.map((projection) => (
        <li key={projection.id}>
          <StoppedProjection projection={projection} failure={projection.failure} />
        </li>
      ))}
    </Stack>
  );
}
