import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const bar = {
  appearance: 'none',
  width: '100%',
  height: 10,
  border: 0,
  borderRadius: '999px',
  overflow: 'hidden',
  bgcolor: 'var(--sunk)',
  '&::-webkit-progress-bar': { bgcolor: 'var(--sunk)' },
  '&::-webkit-progress-value': {
    borderRadius: '999px',
    bgcolor: 'var(--action)',
    transition: 'inline-size 160ms',
  },
  '&::-moz-progress-bar': { borderRadius: '999px', bgcolor: 'var(--action)' },
  '@media (forced-colors: active)': { appearance: 'auto' },
} as const;

/** How far an upload is. @param percent of the bytes that have been sent */
export function UploadProgress({ fileName, percent }: { fileName: string; percent: number }) {
  return (
    <Stack spacing={1}>
      <Stack
        direction="row"
        spacing={2}
        sx={{ justifyContent: 'space-between', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        <span role="status">{percent < 100 ? 'Uploading…' : 'Checking and storing the file…'}</span>
        <span aria-hidden="true">{percent}%</span>
      </Stack>
      {/* The browser's own: it is a progress bar with a value for whatever reads it. */}
      <Box component="progress" sx={bar} max={100} value={percent} aria-label={`Upload of ${fileName}`}>
        {percent}%
      </Box>
    </Stack>
  );
}
