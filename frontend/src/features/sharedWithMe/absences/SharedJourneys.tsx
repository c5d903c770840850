import Box from '@mui/material/Box';
import type { JourneyResponse } from '@settlewise/contract';
import { daysOfTrip, type CivilDate } from '@settlewise/rules';
import { JourneyMarks } from '../../../record/journeys/JourneyMarks';
import { reasonLabel } from '../../../record/journeys/labels';
import table from '../../../ui/Table.module.css';
import { formatDate } from '../../../ui/dates/formatDate';
import { SectionCard } from '../../../ui/SectionCard';
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
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col">Destination</th>
            <th scope="col">Dates</th>
            <th scope="col" className={table['number']}>
              Days
              <UnderName>with travel days</UnderName>
            </th>
            <th scope="col" className={table['number']}>
              Days
              <UnderName>Home Office</UnderName>
            </th>
          </tr>
        </thead>
        <tbody>
          {latestFirst.map((journey) => (
            <tr key={journey.id}>
              <Box component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {journey.destination}
                <UnderName>{reasonLabel(journey.reason)}</UnderName>
                {journey.notes !== null && (
                  <Box
                    component="span"
                    sx={{ display: 'block', pt: 0.5, fontWeight: 400, whiteSpace: 'pre-line' }}
                  >
                    {journey.notes}
                  </Box>
                )}
                <JourneyMarks journey={journey} today={today} />
              </Box>
              <td>
                <span className={table['date']}>{formatDate(journey.departureDate)} –</span>{' '}
                <span className={table['date']}>{formatDate(journey.returnDate)}</span>
              </td>
              <td className={table['number']}>{journey.days}</td>
              <td className={table['number']}>{daysOfTrip(journey, 'whole_days')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionCard>
  );
}
