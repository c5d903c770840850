import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** A page’s shape while it is not known yet what stands on it. */
export function PageSkeleton() {
  return (
    <Stack className="wrap" spacing={{ xs: 2, sm: 3 }} sx={{ pt: { xs: 2.5, sm: 4 } }}>
      <p role="status" className="visuallyHidden">
        Loading…
      </p>
      <Stack aria-hidden spacing={2.5}>
        <Skeleton height={44} sx={{ maxWidth: 380 }} />
        <Skeleton height={180} />
        <Skeleton height={180} />
      </Stack>
    </Stack>
  );
}
