import Box from '@mui/material/Box';
import type { JourneyResponse } from '@settlewise/contract/journeys';
import { daysOfTrip, tripUpTo } from '@settlewise/rules/absences';
import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { useState } from 'react';
import { messageFor } from '../../api/errors';
import { Button } from '../../ui/Button';
import { DateField } from '../../ui/dates/DateField';
import { formatLongDate } from '../../ui/dates/formatDate';
import { useToday } from '../../ui/dates/useToday';
import { Notice } from '../../ui/Notice';
import { showToast } from '../../ui/toasts/toastStore';
import { findOpenJourney } from './countedJourney';
import { useEndJourney } from './journeyQueries';
import { dayCount } from './labels';

/** Says that a journey goes on, and ends it with the day of coming back: today, unless another day is chosen. */
export function OpenJourney({ journeys }: { journeys: readonly JourneyResponse[] }) {
  const journey = findOpenJourney(journeys);
  return journey === undefined ? null : <EndJourney key={journey.id} journey={journey} />;
}

function EndJourney({ journey }: { journey: JourneyResponse }) {
  const today = useToday();
  const end = useEndJourney();
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const { id, destination, departureDate } = journey;
  const returnDate = chosen ?? today;

  async function save(): Promise<void> {
    const found = findProblem(returnDate, departureDate, today);
    setProblem(found);
    if (found !== undefined || end.isPending) return;
    try {
      await end.mutateAsync({ id, returnDate });
      showToast('Journey ended', `You came back from ${destination} on ${formatLongDate(returnDate)}.`);
    } catch (error) {
      setProblem(messageFor(error, 'The date could not be saved. Please try again.'));
    }
  }

  return (
    <Box className="noPrint">
      <Notice
        title={`You are still away: ${destination}, since ${formatLongDate(departureDate)}`}
        actions={
          <Button icon="check" busy={end.isPending} onClick={() => void save()}>
            {end.isPending ? 'Saving…' : 'I am back'}
          </Button>
        }
      >
        <p>
          {dayCount(daysOfTrip(tripUpTo(journey, today), 'inclusive'))} so far, the day you left and today
          included. Each further day counts until you enter the day you came back.
        </p>
        <Box sx={{ maxWidth: 320, mt: 1.5 }}>
          <DateField
            label="Day you came back"
            value={returnDate}
            earliest={departureDate}
            latest={today}
            error={problem}
            onChange={(date) => {
              setChosen(date);
              setProblem(undefined);
            }}
          />
        </Box>
      </Notice>
    </Box>
  );
}

function findProblem(returnDate: string, departureDate: CivilDate, today: CivilDate): string | undefined {
  if (!isCivilDate(returnDate)) return 'Please enter a valid return date';
  if (returnDate < departureDate) return 'Return date must be after departure date';
  return returnDate > today ? 'Enter the day you came back, up to today' : undefined;
}
