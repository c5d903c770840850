import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** The page's own shape while the settings are on their way. */
export function SettingsSkeleton() {
  return (
    <Stack spacing={2}>
      <Typography role="status" color="textSecondary">
        Loading your settings…
      </Typography>
      <Card aria-hidden sx={{ maxWidth: 720 }}>
        <CardContent>
          <Stack spacing={3.5}>
            <Skeleton height={28} width="40%" />
            {Array.from({ length: 4 }, (_none, index) => (
              <Skeleton key={index} height={48} />
            ))}
            <Skeleton height={48} width={150} />
          </Stack>
        </CardContent>
      </Card>
    </Stack>
  );
}
