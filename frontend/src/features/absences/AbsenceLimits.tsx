import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AbsenceSummaryResponse } from '@settlewise/contract/journeys';
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
        <LimitsAtAGlance limits={limits} heading="h2" note={<HowCounted />} />
      </CardContent>
    </Card>
  );
}

function Side({ limits }: Pick<AbsenceSummaryResponse, 'limits'>) {
  return (
    <Stack component="section" aria-label="Summary" spacing={1}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5 }}>
        {limits.map((check) => (
          <Card key={check.kind} className="whole" sx={{ flex: '1 1 15rem' }}>
            <CardContent sx={{ display: 'grid', gap: 1.5 }}>
              <Typography variant="h6" component="h2" color="textSecondary">
                {limitTitles[check.kind]}
              </Typography>
              <LimitMeter check={check} />
            </CardContent>
          </Card>
        ))}
      </Box>
      <HowCounted />
    </Stack>
  );
}

const HowCounted = () => <Note>Only whole days count, not the days you travel.</Note>;
