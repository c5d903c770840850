import Skeleton from '@mui/material/Skeleton';
import { OverviewGrid, overviewPlaces } from './OverviewGrid';

/** The page's own shape while its answers are on their way. */
export function OverviewSkeleton() {
  const { wide, narrow, half } = overviewPlaces;
  return (
    <div>
      <p role="status" className="visuallyHidden">
        Loading your dashboard…
      </p>
      <OverviewGrid hidden>
        <Skeleton height={44} sx={{ gridColumn: '1 / -1', maxWidth: 420 }} />
        <Skeleton height={300} sx={wide} />
        <Skeleton height={300} sx={narrow} />
        <Skeleton height={220} sx={half} />
        <Skeleton height={220} sx={half} />
      </OverviewGrid>
    </div>
  );
}
