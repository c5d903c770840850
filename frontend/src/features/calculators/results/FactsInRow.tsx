import Stack from '@mui/material/Stack';
import type { Fact } from '../../../ui/FactList';
import { NamedFact } from '../../../ui/NamedFact';

/** A few facts beside each other, each under its name. */
export function FactsInRow({ facts }: { facts: readonly Fact[] }) {
  return (
    <Stack
      component="dl"
      direction="row"
      sx={{ flexWrap: 'wrap', gap: { xs: '12px 24px', sm: '12px 40px' } }}
    >
      {facts.map(({ name, value }) => (
        <NamedFact key={name} name={name}>
          {value}
        </NamedFact>
      ))}
    </Stack>
  );
}
