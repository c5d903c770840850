import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import type { TimelineResponse } from '@settlewise/contract/timeline';
import { FactList } from '../../ui/FactList';
import { dayCount } from '../../record/journeys/labels';
import { visaTypeLabel } from '../../ui/visaTypes/visaTypes';
import { formatDate } from '../../ui/dates/formatDate';
import { Pill } from '../../ui/Pill';

const yesOrNo = (yes: boolean) => (yes ? 'Yes' : 'No');

/** Every field of a timeline. */
export function TimelineView({ timeline }: { timeline: TimelineResponse }) {
  const within = timeline.absenceStatus === 'within_limit';
  return (
    <Card component="section" aria-label="Timeline">
      <CardContent>
        <Stack spacing={2.5}>
          <h2>Timeline</h2>
          <FactList
            facts={[
              { name: 'Visa type', value: visaTypeLabel(timeline.visaType) },
              { name: 'Visa start date', value: formatDate(timeline.visaStartDate) },
              { name: 'ILR eligibility date', value: formatDate(timeline.ilrEligibilityDate) },
              { name: 'Earliest ILR application', value: formatDate(timeline.ilrApplicationEarliestDate) },
              {
                name: 'Citizenship eligibility date',
                value: formatDate(timeline.citizenshipEligibilityDate),
              },
              { name: 'Total absences', value: dayCount(timeline.totalAbsences) },
              {
                name: 'Absence limit',
                value: timeline.absenceLimit === null ? 'None' : dayCount(timeline.absenceLimit),
              },
              {
                name: 'Absence status',
                value: <Pill tone={within ? 'within' : 'over'}>{within ? 'Within limit' : 'Exceeded'}</Pill>,
              },
              { name: 'Progress', value: `${timeline.progressPercent}%` },
              { name: 'Language requirement', value: yesOrNo(timeline.hasLanguageRequirement) },
              { name: 'Life in the UK requirement', value: yesOrNo(timeline.hasLifeInUKRequirement) },
            ]}
          />
          {timeline.notes.length > 0 && (
            <>
              <h3>Notes</h3>
              <Box component="ul" sx={{ display: 'grid', gap: 1, pl: '1.2em', listStyle: 'disc' }}>
                {timeline.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </Box>
            </>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}
