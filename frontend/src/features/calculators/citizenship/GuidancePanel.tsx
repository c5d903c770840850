import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MaterialLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { inWordsOn, lawOn } from '@settlewise/rules/parameters';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { useToday } from '../../../ui/dates/useToday';
import { Icon } from '../../../ui/Icon';
import { useLimits } from '../../../ui/useLimits';
import { officialGuidance } from './labels';

/** What the law asks for, in short; folded away until somebody wants it. */
export function GuidancePanel() {
  const [open, setOpen] = useState(false);
  const { finalYear, threeYears, fiveYears } = useLimits();
  const today = useToday();
  const { agesAsked, citizenshipEnglish, naturalisation } = lawOn(today);
  const level = inWordsOn(citizenshipEnglish, today);
  return (
    <Card
      component="section"
      aria-labelledby="guidance-title"
      sx={{ display: { xs: 'none', sm: 'block' }, p: '10px 20px' }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography
          id="guidance-title"
          variant="h5"
          component="h2"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.25, '& > svg': { color: 'primary.main' } }}
        >
          <Icon name="info" /> Eligibility Guidance
        </Typography>
        <Button
          look="plain"
          aria-expanded={open}
          aria-controls="guidance-details"
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide details' : 'Show details'}
        </Button>
      </Stack>
      <div id="guidance-details" hidden={!open}>
        <Box sx={detailsSx}>
          <div>
            <h3>Settlement status</h3>
            <p>
              You must be settled: indefinite leave to remain (ILR), settled status under the EU Settlement
              Scheme, or another status without a time limit. Most people must have had it for{' '}
              {naturalisation.monthsSettled} months before they apply. Irish citizens and people with the
              right of abode need no settlement. The husband, wife or civil partner of a British citizen only
              has to have it on the day.
            </p>
          </div>
          <div>
            <h3>Residence periods</h3>
            <p>
              You look back {fiveYears.years} years from the day you apply, or {threeYears.years} years if you
              are married to a British citizen. You must have been in the UK on the first day of that time.
            </p>
          </div>
          <div>
            <h3>Absence limits</h3>
            <p>
              At most {fiveYears.days} days outside the UK in the {fiveYears.years} years, or{' '}
              {threeYears.days} in the {threeYears.years} years, and at most {finalYear.days} in the last 12
              months.
            </p>
          </div>
          <div>
            <h3>Other requirements</h3>
            <p>
              You are {naturalisation.fullAge} or over, know English at level {level} or higher, have passed
              the Life in the UK test, and are of good character. English and the test are not asked at{' '}
              {agesAsked.to + 1} and over. You mean to go on living in the UK; that is not asked of the spouse
              of a British citizen.
            </p>
          </div>
        </Box>
        <MaterialLink
          href={officialGuidance}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mb: 1.5 }}
        >
          Official guidance: become a British citizen (GOV.UK)
        </MaterialLink>
      </div>
    </Card>
  );
}

const detailsSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px 32px',
  p: '12px 0 16px',
  color: 'text.secondary',
  '& h3': { mb: 0.5, color: 'text.primary', fontSize: '1.0625rem' },
} as const;
