import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

// Beside the sidebar there is less room than the window says.
const fromBeside = '@media (min-width: 1161px)';
const fromHalves = '@media (min-width: 1024px)';

/** How much of a row a card takes. */
export const overviewPlaces = {
  wide: { gridColumn: '1 / -1', [fromBeside]: { gridColumn: 'span 4' } },
  narrow: { gridColumn: '1 / -1', [fromBeside]: { gridColumn: 'span 2' } },
  half: { gridColumn: '1 / -1', [fromHalves]: { gridColumn: 'span 3' } },
  row: { gridColumn: '1 / -1' },
} as const;

/** The cards of the dashboard. */
export function OverviewGrid({ hidden = false, children }: { hidden?: boolean; children: ReactNode }) {
  return (
    <Box
      aria-hidden={hidden || undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        gap: { xs: 1.25, sm: 2.5 },
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}

/** A card in its place, as high as what it says: beside a long card a short one would be empty. */
export function Place({ at, children }: { at: keyof typeof overviewPlaces; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ...overviewPlaces[at] }}>
      {children}
    </Box>
  );
}
