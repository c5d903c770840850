import Box from '@mui/material/Box';
import type { JourneyResponse } from '@settlewise/contract';
import { daysOfTrip, type CivilDate } from '@settlewise/rules';
import { JourneyMarks } from '../../../record/journeys/JourneyMarks';
import { reasonLabel } from '../../../record/journeys/labels';
import { SectionCard } from '../../../ui/SectionCard';
import { SimpleTable } from '../../../ui/SimpleTable';
import { Period } from '../Period';
import { UnderName } from './UnderName';

/** Each journey, the latest first, with its days by both counts. */
export function SharedJourneys({
  journeys,
  today,
}: {
  journeys: readonly JourneyResponse[];
  today: CivilDate;
}) {
  const latestFirst = journeys.toSorted((a, b) => b.departureDate.localeCompare(a.departureDate));
  return (
    <SectionCard title="Journeys">
      <SimpleTable
        columns={[
          'Destination',
          'Dates',
          { label: 'Days', number: true, note: <UnderName>with travel days</UnderName> },
          { label: 'Days', number: true, note: <UnderName>Home Office</UnderName> },
        ]}
        rowHeaders
        rows={latestFirst.map((journey) => [
          <JourneyName key="name" journey={journey} today={today} />,
          <Period key="dates" from={journey.departureDate} to={journey.returnDate} />,
          journey.days,
          daysOfTrip(journey, 'whole_days'),
        ])}
      />
    </SectionCard>
  );
}

function JourneyName({ journey, today }: { journey: JourneyResponse; today: CivilDate }) {
  return (
    <>
      {journey.destination}
      <UnderName>{reasonLabel(journey.reason)}</UnderName>
      {journey.notes !== null && (
        <Box component="span" sx={{ display: 'block', pt: 0.5, fontWeight: 400, whiteSpace: 'pre-line' }}>
          {journey.notes}
        </Box>
      )}
      <JourneyMarks journey={journey} today={today} />
    </>
  );
}
