import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Fact } from '../../../ui/FactList';

/** A few facts beside each other, each under its name. */
export function FactsInRow({ facts }: { facts: readonly Fact[] }) {
  return (
    <Stack component="dl" direction="row" sx={{ flexWrap: 'wrap', gap: '12px 40px' }}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ fontWeight: 600 }}>
            {value}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
