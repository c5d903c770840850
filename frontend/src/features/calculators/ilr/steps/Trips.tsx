import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { routeOfVisaType } from '@settlewise/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { UseRecordedJourneys } from '../../recorded/UseRecordedJourneys';
import { dayCount } from '../../../../record/journeys/labels';
import { changedTrip, emptyTrip, totalDays, type DraftTrip } from '../draft/ilrDraft';
import { fieldId, tripProblems } from '../draft/problems';
import type { IlrForm } from '../useIlrForm';
import { TripFields } from './TripFields';

/** The trips out of the UK, one after another, and the days that they come to. */
export function Trips({ form }: { form: IlrForm }) {
  const { draft, today, change, errorOf } = form;
  const { absences, visaType } = draft;
  const underEuScheme = visaType !== null && routeOfVisaType(visaType) === 'eu_settled_status';
  /** What takes the focus once the list has changed: a trip's first field, or the button that adds one. */
  const [focusOn, setFocusOn] = useState<string | null>(null);

  useEffect(() => {
    if (focusOn === null) return;
    document.getElementById(focusOn)?.focus();
  }, [focusOn, absences.length]);

  function add(): void {
    const trip = emptyTrip(absences, today);
    setFocusOn(fieldId.trip(trip.id, 'from'));
    change({ absences: [...absences, trip] }, fieldId.mode);
  }

  function changeTrip(id: string, part: Partial<DraftTrip>): void {
    change(
      { absences: absences.map((trip) => (trip.id === id ? changedTrip(trip, part) : trip)) },
      ...(['from', 'to', 'reason', 'permitted', 'crown'] as const).map((field) => fieldId.trip(id, field)),
    );
  }

  function remove(id: string): void {
    const at = absences.findIndex((trip) => trip.id === id);
    const rest = absences.filter((trip) => trip.id !== id);
    const neighbour = rest[Math.min(at, rest.length - 1)];
    setFocusOn(neighbour === undefined ? addId : fieldId.trip(neighbour.id, 'from'));
    change({ absences: rest });
  }

  // Each row is drawn again only when its own trip changes, which a list of hundreds needs.
  const latest = useRef({ changeTrip, remove });
  useEffect(() => {
    latest.current = { changeTrip, remove };
  });
  const onChange = useCallback(
    (id: string, part: Partial<DraftTrip>) => latest.current.changeTrip(id, part),
    [],
  );
  const onRemove = useCallback((id: string) => latest.current.remove(id), []);

  function errorsOf(trip: DraftTrip) {
    const problems = tripProblems(trip, today);
    const said = (field: 'from' | 'to' | 'reason' | 'permitted') => errorOf(fieldId.trip(trip.id, field));
    return {
      fromError: said('from'),
      // Dates in the wrong order are told at once: the number of days beside them would mislead.
      toError: said('to') ?? (trip.days > 0 ? (problems.to ?? undefined) : undefined),
      reasonError: said('reason') ?? problems.reason ?? undefined,
      permittedError: said('permitted'),
    };
  }

  const addTrip = (
    <Button id={addId} look="quiet" icon="plus" onClick={add}>
      Add Trip
    </Button>
  );

  return (
    <Stack component="section" aria-labelledby="ilr-trips" spacing={2}>
      <h3 id="ilr-trips">Your trips outside the UK</h3>
      <UseRecordedJourneys hasTyped={form.hasTypedTrips} onUse={form.fillInRecorded} />
      {absences.length === 0 ? (
        <EmptyState icon="plane" actions={addTrip}>
          <strong>No trips added yet</strong>
          <br />
          Add each trip outside the UK since your visa was issued, with the days you left and came back.
        </EmptyState>
      ) : (
        <>
          <Stack component="ol" spacing={2}>
            {absences.map((trip, index) => (
              <Box component="li" key={trip.id} sx={itemSx}>
                <TripFields
                  trip={trip}
                  number={index + 1}
                  {...errorsOf(trip)}
                  underEuScheme={underEuScheme}
                  onChange={onChange}
                  onRemove={onRemove}
                />
              </Box>
            ))}
          </Stack>
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px 24px' }}
          >
            {addTrip}
            <Typography role="status" variant="h5" component="p" sx={{ fontWeight: 400 }}>
              Total <strong>{dayCount(totalDays(absences))}</strong>
            </Typography>
          </Stack>
        </>
      )}
    </Stack>
  );
}

const addId = 'ilr-add-trip';

/** Of hundreds of trips only those in view are laid out. */
const itemSx = { minWidth: 0, contentVisibility: 'auto', containIntrinsicHeight: 'auto 330px' } as const;
