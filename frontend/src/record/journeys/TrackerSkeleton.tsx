import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** The page's own shape while the journeys are on their way. */
export function TrackerSkeleton() {
  return (
    <Stack spacing={2}>
      <Typography role="status" color="textSecondary">
        Loading absence records...
      </Typography>
      <Stack aria-hidden direction={{ xs: 'column', sm: 'row' }} spacing={2.5} sx={{ pb: 3 }}>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} height={148} sx={{ flex: { sm: 1 } }} />
        ))}
      </Stack>
      <Stack aria-hidden spacing={1.5}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={56} />
        ))}
      </Stack>
    </Stack>
  );
}
