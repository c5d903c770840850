import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** What the Home Office's own count comes to, where it gives another answer than the cautious one. */
export function HomeOfficeCount({ says }: { says: string }) {
  return (
    <Stack
      component="section"
      aria-label="The Home Office’s count"
      spacing={0.75}
      sx={{
        p: '14px 16px',
        border: '1px solid transparent',
        borderRadius: '10px',
        bgcolor: 'var(--actionSoft)',
        '@media (forced-colors: active)': { borderColor: 'CanvasText' },
        '@media print': { borderColor: 'var(--line)', background: 'none' },
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{says}</Typography>
      <Typography variant="body2" color="textSecondary">
        The Home Office does not count the day you leave the UK and the day you come back. The cautious count
        on this page counts both, so that a late flight cannot spoil your application.
      </Typography>
    </Stack>
  );
}
