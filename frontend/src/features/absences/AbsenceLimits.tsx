import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { AbsenceSummaryResponse, LimitCheckResponse } from '@settlewise/contract';
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
    <Card component="section" aria-label="Summary">
      <CardContent>
        <LimitsAtAGlance limits={limits} heading="h2" note={(first) => <Note>{howCounted(first)}</Note>} />
      </CardContent>
    </Card>
  );
}

function Side({ limits }: Pick<AbsenceSummaryResponse, 'limits'>) {
  return (
    <Box
      component="section"
      aria-label="Summary"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))',
        gap: 2.5,
      }}
    >
      {limits.map((check) => (
        <Card key={check.kind}>
          <CardContent sx={{ display: 'grid', gap: 1.5 }}>
            <Typography variant="h6" component="h2" color="textSecondary">
              {limitTitles[check.kind]}
            </Typography>
            <LimitMeter check={check} />
            <Note>{howCounted(check)}</Note>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}

const howCounted = ({ days, homeOffice }: LimitCheckResponse): string =>
  homeOffice.days === days
    ? 'The days you leave and come back are counted too.'
    : `The days you leave and come back are counted too. By the Home Office’s count, which leaves them out: ${dayCount(homeOffice.days)}.`;
