import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { feeOn } from '@settlewise/rules/parameters';
import { formatLongDate } from '../../ui/dates/formatDate';
import { useToday } from '../../ui/dates/useToday';
import { LaterFees } from '../../ui/sources/LaterFees';

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

const box = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '24px 48px',
  p: { xs: '24px 20px', sm: '28px 32px' },
  border: '1px solid var(--line)',
  borderRadius: '14px',
  background: 'var(--sunk)',
} as const;

const figures = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 40px',
  '& dt': { color: 'var(--ink2)' },
  '& dd': { typography: 'figure', fontSize: '2rem', lineHeight: 1.15 },
} as const;

/** What a rejection costs: the fees in force today, which are not paid back. */
export function Costs() {
  const today = useToday();
  const settlement = feeOn('settlement', today);
  const naturalisation = feeOn('naturalisation', today);
  const ceremony = feeOn('ceremony', today);
  return (
    <Stack component="section" direction="row" aria-labelledby="costs" sx={box}>
      <Box sx={{ flex: '1 1 320px' }}>
        <Typography variant="h4" component="h2" id="costs" sx={{ mb: 0.5 }}>
          What a rejected application costs
        </Typography>
        <Typography color="textSecondary">
          The fees are not paid back, so it is worth checking first. From the{' '}
          <a href={settlement.source.url}>official list of fees of {formatLongDate(settlement.from)}</a>.{' '}
          <LaterFees paidOn={today} />
        </Typography>
      </Box>
      <Box component="dl" sx={figures}>
        <div>
          <dt>ILR</dt>
          <dd>{pounds.format(settlement.value)}+</dd>
        </div>
        <div>
          <dt>Citizenship</dt>
          <dd>{pounds.format(naturalisation.value + ceremony.value)}+</dd>
        </div>
      </Box>
    </Stack>
  );
}
