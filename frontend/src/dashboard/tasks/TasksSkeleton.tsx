import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** The list's own shape while the tasks are on their way. */
export function TasksSkeleton() {
  return (
    <div>
      <Typography role="status" color="textSecondary" sx={{ pb: 2 }}>
        Loading your tasks…
      </Typography>
      <Stack aria-hidden spacing={1.5}>
        <Skeleton height={44} sx={{ width: 'min(560px, 100%)' }} />
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={60} />
        ))}
      </Stack>
    </div>
  );
}
