import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { AbsenceSummaryResponse } from '@settlewise/contract';
import { dayCount } from '../../record/journeys/labels';
import { Meter } from '../../ui/Meter';
import { Note } from '../../ui/Note';
import { useLimits } from '../../ui/useLimits';
import { ofCitizenship } from '../../ui/whoseLimit';
import { againstLimit } from '../../record/journeys/againstLimit';

const periods = [
  {
    key: 'last12Months',
    title: 'Last 12 months',
    label: 'Days away in the last 12 months',
    limitOf: 'finalYear',
  },
  {
    key: 'last5Years',
    title: 'Last 5 years',
    label: 'Days away in the last 5 years',
    limitOf: 'fiveYears',
  },
] as const;

/** The two cards: days away against what citizenship allows. */
export function AbsenceLimits({ summary }: { summary: AbsenceSummaryResponse }) {
  const limits = useLimits();
  return (
    <Box
      component="section"
      aria-label="Summary"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: { xs: 1.75, sm: 2.5 },
      }}
    >
      {periods.map(({ key, title, label, limitOf }) => {
        const limit = limits[limitOf];
        const homeOffice = summary.homeOfficeCount[key].totalDays;
        return (
          <Card key={key}>
            <CardContent sx={{ display: 'grid', gap: 1.5 }}>
              <Typography variant="h6" component="h2" color="textSecondary">
                {title}
              </Typography>
              <Meter
                label={label}
                total={againstLimit(summary[key], limit)}
                whose={ofCitizenship(limit)}
                decides={summary.citizenshipDecides}
              />
              <Note>
                {homeOffice === summary[key].totalDays
                  ? 'The days you leave and come back are counted too.'
                  : `The days you leave and come back are counted too. By the Home Office’s count, which leaves them out: ${dayCount(homeOffice)}.`}
              </Note>
            </CardContent>
          </Card>
        );
      })}
    </Box>
  );
}
