import Typography from '@mui/material/Typography';

/** What somebody typed, with its lines. */
export function LongText({ children }: { children: string }) {
  return (
    <Typography color="textSecondary" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
