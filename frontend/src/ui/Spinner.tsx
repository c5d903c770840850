import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

/** Something is on its way; `label` says what. */
export function Spinner({ label }: { label: string }) {
  return (
    <Stack
      role="status"
      direction="row"
      spacing={1.5}
      sx={{ alignItems: 'center', justifyContent: 'center', minHeight: '40vh', color: 'text.secondary' }}
    >
      <CircularProgress aria-hidden size={24} />
      <span>{label}</span>
    </Stack>
  );
}
