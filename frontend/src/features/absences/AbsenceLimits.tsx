import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { AbsenceSummaryResponse, LimitCheckResponse } from '@settlewise/contract';
import { standingsApart } from '@settlewise/rules';
import { dayCount } from '../../record/journeys/labels';
import { limitTitles } from '../../record/limits/labels';
import { LimitMeter } from '../../record/limits/LimitMeter';
import { LimitsAtAGlance } from '../../record/limits/LimitsAtAGlance';
import { Note } from '../../ui/Note';
import { useNarrow } from '../../ui/useNarrow';

/** The cards: days away against each limit, the one that decides first. */
export function AbsenceLimits({ summary: { limits } }: { summary: AbsenceSummaryResponse }) {
  return useNarrow(640) ? <OnPhone limits={limits} /> : <Side limits={limits} />;
}

function OnPhone({ limits }: Pick<AbsenceSummaryResponse, 'limits'>) {
  return (
    <Card component="section" aria-label="Summary" className="whole">
      <CardContent>
        <LimitsAtAGlance limits={limits} heading="h2" note={(first) => <HowCounted check={first} />} />
      </CardContent>
    </Card>
  );
}

function Side({ limits }: Pick<AbsenceSummaryResponse, 'limits'>) {
  return (
    <Box component="section" aria-label="Summary" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5 }}>
      {limits.map((check) => (
        // Two answers have a row to themselves.
        <Card
          key={check.kind}
          className="whole"
          sx={{ flex: standingsApart(check) ? '1 0 100%' : '1 1 15rem' }}
        >
          <CardContent sx={{ display: 'grid', gap: 1.5 }}>
            <Typography variant="h6" component="h2" color="textSecondary">
              {limitTitles[check.kind]}
            </Typography>
            <LimitMeter check={check} />
            <HowCounted check={check} />
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}

/** Nothing where both counts stand above, with why they differ. */
function HowCounted({ check }: { check: LimitCheckResponse }) {
  if (standingsApart(check)) return null;
  const { days, homeOffice } = check;
  return (
    <Note>
      The days you leave and come back are counted too.
      {homeOffice.days !== days &&
        ` By the Home Office’s count, which leaves them out: ${dayCount(homeOffice.days)}.`}
    </Note>
  );
}
