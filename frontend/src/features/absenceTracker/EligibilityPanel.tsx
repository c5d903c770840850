import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { JourneyResponse } from '@settlewise/contract';
import {
  ownerOfLimit,
  ruleSet,
  standingInWords,
  standingTitle,
  whereDaysStand,
  type LimitCheck,
  type TravelRecord,
} from '@settlewise/rules';
import { BulletList } from '../../ui/BulletList';
import { Pill } from '../../ui/Pill';
import { YearsCard } from '../../record/journeys/picture/YearsCard';
import { dayCount } from '../../record/journeys/labels';
import { limitInWords, limitPeriods } from '../../record/limits/labels';
import { TwoCounts } from '../../record/limits/TwoCounts';
import { CalculatorOffers } from '../../record/journeys/analysis/CalculatorOffers';
import { RulesNote } from '../../ui/sources/RulesNote';
import { RulesSummary } from './RulesSummary';
import { trackerChecks, type GoalChecks } from './trackerChecks';

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media screen and (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

const panel = { ...twoColumns, gap: 2.5, '@media print': { gap: 1.5 } } as const;
const whole = { gridColumn: '1 / -1', minWidth: 0 } as const;

const disclaimer = {
  gridColumn: '1 / -1',
  maxWidth: '80ch',
  pl: 2.5,
  borderLeft: '3px solid var(--line)',
} as const;

const statusCard = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 1.25,
  p: { xs: '20px', md: '24px' },
  '@media print': { p: '12px 14px' },
} as const;

/** What the days away mean for citizenship and settlement. */
export function EligibilityPanel({
  journeys,
  record,
}: {
  journeys: readonly JourneyResponse[];
  record: TravelRecord;
}) {
  const { citizenship, settlement } = trackerChecks(journeys, record);
  return (
    <Box sx={panel}>
      <Status title="British citizenship" checks={citizenship} />
      <Status title="ILR (settlement)" checks={settlement} />
      {journeys.length > 0 && (
        <>
          <CalculatorOffers journeys={journeys.length} />
          <Box sx={whole}>
            <YearsCard journeys={journeys} record={record} />
          </Box>
        </>
      )}
      <Box sx={whole}>
        <RulesSummary />
      </Box>
      <Typography color="textSecondary" sx={disclaimer}>
        This is guidance, not legal advice. It looks at days away only: your route, your dates and other
        requirements matter too, and the Home Office can use discretion. Counted by{' '}
        <RulesNote ruleSet={ruleSet} />.
      </Typography>
    </Box>
  );
}

/** The number that decides leads; limits of the other goal can only be a warning. */
function Status({ title, checks: { own, others } }: { title: string; checks: GoalChecks }) {
  const [first, ...rest] = own;
  const beyond = others.filter(({ standing }) => standing === 'over');
  const flagged = first.standing !== 'over' && beyond.length > 0;
  const tone = flagged ? 'soon' : first.tone;
  const differs = own.some(({ standing, homeOffice }) => standing !== homeOffice.standing);
  return (
    <Card component="section" sx={{ ...statusCard, borderLeft: `6px solid var(--${tone})` }}>
      <Typography variant="h6" component="h2" color="textSecondary">
        {title}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Pill tone={first.tone}>{standingTitle(first, ownerOfLimit(first.kind))}</Pill>
        {flagged && <Pill tone="over">Over the citizenship limit</Pill>}
      </Stack>
      <Typography variant="h4" component="p" sx={{ fontSize: '1.4375rem', lineHeight: 1.2 }}>
        {whereDaysStand(first, ownerOfLimit(first.kind))}
      </Typography>
      <BulletList>
        {[first, ...rest, ...others].map((check) => (
          <li key={check.kind}>{limitInWords(check, 'On most work routes, the ILR limit')}</li>
        ))}
      </BulletList>
      {differs && (
        <TwoCounts
          counts={{ cautious: countOf(first), homeOffice: countOf({ ...first, ...first.homeOffice }) }}
        />
      )}
    </Card>
  );
}

const countOf = (check: LimitCheck) => ({
  answer: standingInWords(check, ownerOfLimit(check.kind)),
  days: `${dayCount(check.days)} of ${check.limit} in ${limitPeriods[check.kind]}`,
});
