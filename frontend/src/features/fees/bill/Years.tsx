import Box from '@mui/material/Box';
import type { FeesAnswer } from '@settlewise/rules/fees';
import { poundsOfPence } from '@settlewise/rules/parameters';
import { SectionCard } from '../../../ui/SectionCard';
import { partsOfPlan } from '../plan/plan';

const row = {
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) minmax(5.5rem, max-content)',
  alignItems: 'center',
  gap: 1.5,
  py: 0.75,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** When the money is needed: a bar for each year, as long as its share of the dearest. */
export function Years({ byYear }: Pick<FeesAnswer, 'byYear'>) {
  const most = Math.max(...byYear.map(({ pence }) => pence));
  return (
    <SectionCard
      title="Year by year"
      foldsTo={byYear.length === 1 ? '1 year' : `${byYear.length} years`}
      oneOf={partsOfPlan}
    >
      <Box component="ul">
        {byYear.map(({ year, pence }) => (
          <Box component="li" key={year} sx={row}>
            <strong>{year}</strong>
            <Box aria-hidden sx={{ height: 18, borderRadius: '5px', bgcolor: 'var(--sunk)' }}>
              <Box sx={barSx} style={{ width: `${most === 0 ? 0 : (100 * pence) / most}%` }} />
            </Box>
            <Box component="span" sx={{ textAlign: 'right', fontWeight: 600 }}>
              {poundsOfPence(pence)}
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}

const barSx = {
  height: '100%',
  borderRadius: '5px',
  bgcolor: 'var(--action)',
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
} as const;
