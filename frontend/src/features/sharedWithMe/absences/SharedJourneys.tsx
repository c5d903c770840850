import Box from '@mui/material/Box';
import type { JourneyResponse } from '@settlewise/contract/journeys';
import { daysOfTrip, tripUpTo } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import { JourneyMarks } from '../../../record/journeys/JourneyMarks';
import { reasonLabel } from '../../../record/journeys/labels';
import { SectionCard } from '../../../ui/SectionCard';
import { SimpleTable } from '../../../ui/SimpleTable';
import { Period } from '../Period';
import { UnderName } from './UnderName';

/** On a phone so many stand open; a longer list is closed, below the counts that come from it. */
const openOnPhone = 8;

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
    <SectionCard
      title="Journeys"
      foldsTo={journeys.length > openOnPhone ? journeys.length.toLocaleString('en-GB') : undefined}
    >
      <SimpleTable
        columns={[
          'Destination',
          'Dates',
          { label: 'Days', number: true, note: <UnderName>Home Office</UnderName> },
          { label: 'Days', number: true, note: <UnderName>with travel days</UnderName> },
        ]}
        rowHeaders
        rows={latestFirst.map((journey) => [
          <JourneyName key="name" journey={journey} today={today} />,
          <Period key="dates" from={journey.departureDate} to={journey.returnDate} whileOpen="still away" />,
          daysOfTrip(tripUpTo(journey, today), 'whole_days'),
          journey.days,
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
