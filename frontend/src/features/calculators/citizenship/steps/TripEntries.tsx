import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { dayCount } from '../../../../record/journeys/labels';
import type { TripField } from '../../../../record/journeys/trips/TripFields';
import { useOpenTrips } from '../../../../record/journeys/trips/useOpenTrips';
import { formatSpan } from '../../../../ui/dates/formatDate';
import { useToday } from '../../../../ui/dates/useToday';
import { EmptyState } from '../../../../ui/EmptyState';
import { TwoColumns } from '../../../../ui/form/TwoColumns';
import { datedTrips, DraftTrips } from '../../trips/DraftTrips';
import { totalOf, type TripEntry } from '../draft/citizenshipDraft';
import { tripFieldOf } from '../draft/refusals';
import { checksAfter, checksNow, tripTotals } from '../draft/tripTotals';
import { withTypedTrip } from '../draft/typedTrip';
import type { CitizenshipForm } from '../useCitizenshipForm';
import { LimitOfDays } from './LimitOfDays';
import { tripKeeping } from './tripKeeping';
import { TripForm } from './TripForm';
import { RecentDays } from './TypedDays';

/** Trip by trip: the form of a new one, the list, and what they add up to. */
export function TripEntries({ form }: { form: CitizenshipForm }) {
  const { draft, change } = form;
  const today = useToday();
  const trips = draft.absenceRecords;
  const totals = tripTotals(draft, today);
  const [finalYear, total] = checksNow(draft, today);
  const nothingYet = trips.length === 0 ? 'No trips entered yet' : undefined;

  const keep = (absenceRecords: readonly TripEntry[]) =>
    change({ absenceRecords: [...absenceRecords], totalAbsences: totalOf(absenceRecords) });

  return (
    <>
      <TripForm
        draft={draft}
        change={change}
        others={datedTrips(trips, tripKeeping)}
        errorOf={form.errorOf}
        onAdd={() => change(withTypedTrip(draft, today))}
      />
      <TripList form={form} keep={keep} />
      <TwoColumns>
        <Stack spacing={1.25}>
          <Typography sx={{ fontWeight: 600 }}>Total days away</Typography>
          <Typography variant="body2" color="textSecondary">
            Your trips {formatSpan(totals.from, totals.until)}.
          </Typography>
          <LimitOfDays label="Total days away" check={total} asOf={totals.until} nothingYet={nothingYet} />
        </Stack>
        <RecentDays
          form={form}
          ofTrips={totals.finalYear}
          check={finalYear}
          nothingYet={nothingYet}
          hint={`With travel days your trips come to ${dayCount(totals.finalYear)} ${formatSpan(totals.finalYearFrom, totals.until)}. Type a larger number only if a trip is missing.`}
        />
      </TwoColumns>
    </>
  );
}

interface TripListProps {
  form: CitizenshipForm;
  keep: (trips: readonly TripEntry[]) => void;
}

const partOf = {
  from: 'startDate',
  to: 'endDate',
  place: 'reason',
  islands: 'crownDependency',
} as const satisfies Record<TripField, keyof TripEntry>;

function TripList({ form, keep }: TripListProps) {
  const { draft } = form;
  const { absenceRecords: trips } = draft;
  const today = useToday();
  const fieldOf = (trip: TripEntry, field: TripField) =>
    form.field(tripFieldOf(trips.indexOf(trip), partOf[field]));
  const opened = useOpenTrips(
    [],
    trips
      .filter((trip) => tripFields.some((field) => fieldOf(trip, field).error !== undefined))
      .map(({ id }) => id),
  );
  const title = useRef<HTMLHeadingElement>(null);
  if (trips.length === 0)
    return (
      <EmptyState icon="plane">
        No trips added yet. Your trips will be listed here, with the days of each.
      </EmptyState>
    );
  return (
    <Stack component="section" aria-labelledby="trips-title" spacing={1}>
      <h3 id="trips-title" ref={title} tabIndex={-1}>
        Your trips ({trips.length})
      </h3>
      <DraftTrips
        label="Your trips"
        trips={trips}
        keeping={tripKeeping}
        opened={opened}
        idOf={(trip, field) => fieldOf(trip, field).id}
        errorOf={(trip, field) => fieldOf(trip, field).error}
        put={(changed) => keep(trips.map((trip) => (trip.id === changed.id ? changed : trip)))}
        takeOut={(id) => {
          keep(trips.filter((trip) => trip.id !== id));
          // The button goes with its trip.
          title.current?.focus();
        }}
        checksOf={(trip, dates) => checksAfter(draft, trip, dates, today)}
      />
    </Stack>
  );
}

const tripFields = Object.keys(partOf) as readonly TripField[];
