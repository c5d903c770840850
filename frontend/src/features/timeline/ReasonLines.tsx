import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReasonResponse } from '@settlewise/contract/assessments';
import { SourceNote } from '../../ui/sources/SourceNote';

/** Reasons, each with where it is written. */
export function ReasonLines({ of }: { of: readonly ReasonResponse[] }) {
  return (
    <Stack component="ul" spacing={1.25} sx={{ maxWidth: '68ch' }}>
      {of.map(({ code, message, source }, position) => (
        // The same code may stand there twice, with other dates.
        <li key={`${code} ${position}`}>
          {message}{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            <SourceNote source={source} />
          </Typography>
        </li>
      ))}
    </Stack>
  );
}
