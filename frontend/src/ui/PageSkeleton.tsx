import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** A page’s shape while it is not known yet what stands on it. @param title its heading, where that is known */
export function PageSkeleton({ title }: { title?: string | undefined }) {
  return (
    <Stack className="wrap" spacing={{ xs: 2, sm: 3 }} sx={{ pt: { xs: 1.5, sm: 4 } }}>
      <p role="status" className="visuallyHidden">
        Loading…
      </p>
      {title !== undefined && (
        <Typography variant="h1" component="h1">
          {title}
        </Typography>
      )}
      <Stack aria-hidden spacing={2.5}>
        {title === undefined && <Skeleton height={44} sx={{ maxWidth: 380 }} />}
        <Skeleton height={180} />
        <Skeleton height={180} />
      </Stack>
    </Stack>
  );
}
