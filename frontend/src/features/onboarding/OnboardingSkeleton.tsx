import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** The page's own shape while the profile is on its way. */
export function OnboardingSkeleton() {
  return (
    <Stack spacing={2}>
      <Typography role="status" color="textSecondary">
        Loading your profile…
      </Typography>
      <Card aria-hidden>
        <CardContent>
          <Stack spacing={3.5}>
            <Skeleton height={28} width="50%" />
            <Skeleton height={48} />
            <Skeleton height={48} />
            <Skeleton height={48} />
          </Stack>
        </CardContent>
      </Card>
    </Stack>
  );
}
