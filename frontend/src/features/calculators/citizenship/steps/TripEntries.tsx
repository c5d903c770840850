import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { namesCrownDependency, overlappingTrips } from '@settlewise/rules';
import { EmptyState } from '../../../../ui/EmptyState';
import { TwoColumns } from '../../../../ui/form/TwoColumns';
import { IconButton } from '../../../../ui/Button';
import { formatDate } from '../../../../ui/dates/formatDate';
import { useToday } from '../../../../ui/dates/useToday';
import { Pill } from '../../../../ui/Pill';
import { dayCount } from '../../../../record/journeys/labels';
import { limitsOf, totalOf, type TripEntry } from '../draft/citizenshipDraft';
import { tripFieldOf } from '../draft/refusals';
import { tripTotals } from '../draft/tripTotals';
import { limitNames } from '../labels';
import type { CitizenshipForm } from '../useCitizenshipForm';
import { AbsenceProgress } from './AbsenceProgress';
import { IslandQuestion } from './IslandQuestion';
import { TripForm } from './TripForm';
import { RecentDays } from './TypedDays';

const asTrip = ({ startDate, endDate }: TripEntry) => ({ departureDate: startDate, returnDate: endDate });

/** Trip by trip: the form of a new one, the list, and what they add up to. */
export function TripEntries({ form }: { form: CitizenshipForm }) {
  const { draft, change } = form;
  const today = useToday();
  const { days: limit } = limitsOf(draft, today).total;
  const trips = draft.absenceRecords;
  const totals = tripTotals(draft, today);

  function keep(absenceRecords: readonly TripEntry[]) {
    return { absenceRecords: [...absenceRecords], totalAbsences: totalOf(absenceRecords) };
  }

  return (
    <>
      <TripForm
        draft={draft}
        change={change}
        onAdd={(trip) =>
          change({ ...keep([...trips, trip]), tripStart: '', tripEnd: '', tripReason: '', tripIslands: '' })
        }
      />
      <TripList
        form={form}
        onDelete={(id) => change(keep(trips.filter((trip) => trip.id !== id)))}
        onChange={(changed) => change(keep(trips.map((trip) => (trip.id === changed.id ? changed : trip))))}
      />
      <TwoColumns>
        <Stack spacing={1.25}>
          <Typography sx={{ fontWeight: 600 }}>Total days away</Typography>
          <Typography variant="body2" color="textSecondary">
            Your trips from {formatDate(totals.from)} to {formatDate(totals.until)}.
          </Typography>
          <AbsenceProgress
            label="Total days away"
            days={totals.total}
            limit={limit}
            limitName={limitNames(draft.isSpouseRoute, totals.until).total}
          />
        </Stack>
        <RecentDays
          form={form}
          ofTrips={totals.finalYear}
          hint={`Your trips come to ${dayCount(totals.finalYear)} from ${formatDate(totals.finalYearFrom)} to ${formatDate(totals.until)}. Type a larger number only if a trip is missing.`}
        />
      </TwoColumns>
    </>
  );
}

interface TripListProps {
  form: CitizenshipForm;
  onDelete: (id: string) => void;
  onChange: (trip: TripEntry) => void;
}

function TripList({ form, onDelete, onChange }: TripListProps) {
  const { absenceRecords } = form.draft;
  const trips = absenceRecords.map(asTrip);
  const overlapping = overlappingTrips(trips);
  if (trips.length === 0)
    return (
      <EmptyState icon="plane">
        No trips added yet. Your trips will be listed here, with the days of each.
      </EmptyState>
    );
  return (
    <Stack component="section" aria-labelledby="trips-title" spacing={1}>
      <h3 id="trips-title">Your trips ({trips.length})</h3>
      <Box component="ul" sx={{ borderTop: 1, borderColor: 'divider' }}>
        {absenceRecords.map((entry, index) => {
          const { startDate, endDate, totalDays, reason = '', crownDependency } = entry;
          const dates = `${formatDate(startDate)} to ${formatDate(endDate)}`;
          const trip = trips[index];
          const { id, error } = form.field(tripFieldOf(index));
          return (
            <Stack component="li" key={entry.id} id={id} tabIndex={-1} direction="row" sx={rowSx}>
              <Stack spacing={0.25} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>{dates}</Typography>
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {dayCount(totalDays)}
                  {reason !== '' && ` · ${reason}`}
                </Typography>
                {trip !== undefined && overlapping.has(trip) && (
                  <Pill tone="soon">Overlaps another trip: shared days count once in the result</Pill>
                )}
                {crownDependency !== undefined && (
                  <Pill tone="within" icon="check">
                    On the islands: no absence for citizenship
                  </Pill>
                )}
                {namesCrownDependency(reason) && (
                  <IslandQuestion
                    id={`citizenship-islands-${entry.id}`}
                    value={crownDependency ?? ''}
                    onChange={(stay) => onChange(withStay(entry, stay))}
                  />
                )}
                {error !== undefined && <Pill tone="over">{error}</Pill>}
              </Stack>
              <IconButton icon="bin" label={`Delete trip ${dates}`} onClick={() => onDelete(entry.id)} />
            </Stack>
          );
        })}
      </Box>
    </Stack>
  );
}

const rowSx = {
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

function withStay(
  { crownDependency: _before, ...entry }: TripEntry,
  stay: NonNullable<TripEntry['crownDependency']> | '',
): TripEntry {
  return stay === '' ? entry : { ...entry, crownDependency: stay };
}
