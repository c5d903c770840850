import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** The shape of a result that is being calculated. */
export function ResultToCome() {
  return (
    <Stack spacing={2.5}>
      <p role="status" className="visuallyHidden">
        Calculating your result…
      </p>
      <Skeleton variant="rounded" height={180} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}
