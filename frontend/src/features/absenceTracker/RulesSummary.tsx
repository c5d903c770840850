import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AbsenceLimitsOnDay } from '@settlewise/rules/parameters';
import { SectionCard } from '../../ui/SectionCard';
import { useLimits } from '../../ui/useLimits';

interface Rule {
  readonly name: keyof AbsenceLimitsOnDay;
  readonly period: string;
  readonly forWhom: string;
}

const rules: readonly Rule[] = [
  { name: 'finalYear', period: 'in the last 12 months', forWhom: 'Citizenship, on every route.' },
  {
    name: 'threeYears',
    period: 'in the last 3 years',
    forWhom: 'Citizenship as the spouse or partner of a British citizen.',
  },
  {
    name: 'fiveYears',
    period: 'in the last 5 years',
    forWhom: 'Citizenship. ILR has a limit of its own, below.',
  },
  {
    name: 'settlementYear',
    period: 'in any 12 months',
    forWhom: 'ILR (settlement) on most work routes, for each 12 months of the qualifying years.',
  },
];

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px 40px',
  '@media screen and (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { gap: 1.5 },
} as const;

/** The limits of days away, each with where it is written. */
export function RulesSummary() {
  const limits = useLimits();
  return (
    <SectionCard title="The rules in short" className="whole" foldsTo={`${rules.length} limits`}>
      <Box component="ul" sx={list}>
        {rules.map(({ name, period, forWhom }) => (
          <li key={period}>
            <Typography sx={{ fontWeight: 650 }}>
              At most {limits[name].days} days {period}
            </Typography>
            <p>{forWhom}</p>
            <Typography
              variant="body2"
              color="textDisabled"
              sx={{ lineHeight: 1.4, '& > a': { display: 'inline-block', py: 0.5 } }}
            >
              <a href={limits[name].source.url}>{limits[name].source.title}</a>
            </Typography>
          </li>
        ))}
      </Box>
    </SectionCard>
  );
}
