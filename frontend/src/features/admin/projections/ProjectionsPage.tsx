import Stack from '@mui/material/Stack';
import { adminProjectionResponse, type AdminProjectionResponse } from '@settlewise/contract';
import { z } from 'zod';
import { useAdminAnswer } from '../api/useAdminAnswer';
import { AdminPage } from '../ui/AdminPage';
import { Answered } from '../ui/Answered';
import { hasStopped, inOrder } from './labels';
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
          return (
            <>
              <Stopped projections={ordered} />
              <ProjectionTable projections={ordered} />
            </>
          );
        }}
      </Answered>
    </AdminPage>
  );
}

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
