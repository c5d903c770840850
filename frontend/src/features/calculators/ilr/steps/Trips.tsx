import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { dayCount } from '../../../../record/journeys/labels';
import type { TripField } from '../../../../record/journeys/trips/TripFields';
import { openerOf, useOpenTrips } from '../../../../record/journeys/trips/useOpenTrips';
import { Button } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { SelectField } from '../../../../ui/form/SelectField';
import { UseRecordedJourneys } from '../../recorded/UseRecordedJourneys';
import { DraftTrips } from '../../trips/DraftTrips';
import { daysAway, emptyTrip, isUntouched, type DraftTrip } from '../draft/ilrDraft';
import { fieldId, tripProblems } from '../draft/problems';
import type { IlrForm } from '../useIlrForm';
import { checksAfter, permittedReasonsOn, tripKeeping } from './tripKeeping';

const parts = ['from', 'to', 'reason', 'permitted', 'crown'] as const;

const partOf = { from: 'from', to: 'to', place: 'reason', islands: 'crown' } as const satisfies Record<
  TripField,
  (typeof parts)[number]
>;

/** The trips out of the UK, one after another, and the days that they come to. */
export function Trips({ form }: { form: IlrForm }) {
  const { draft, today, change, errorOf } = form;
  const { absences } = draft;
  const opened = useOpenTrips(
    absences.length === 1 ? absences.filter(isUntouched).map(({ id }) => id) : [],
    absences
      .filter(({ id }) => parts.some((part) => errorOf(fieldId.trip(id, part)) !== undefined))
      .map(({ id }) => id),
  );
  /** What takes the focus once a trip is taken out: its neighbour, or the button that adds one. */
  const [focusOn, setFocusOn] = useState<string | null>(null);

  useEffect(() => {
    if (focusOn === null) return;
    const first = document.getElementById(focusOn) ?? document.getElementById(addId);
    first?.focus();
  }, [focusOn, absences.length]);

  function add(): void {
    const trip = emptyTrip(absences, today);
    opened.open(trip.id);
    change({ absences: [...absences, trip], wasNotAway: false }, fieldId.mode);
  }

  function put(trip: DraftTrip): void {
    change(
      { absences: absences.map((other) => (other.id === trip.id ? trip : other)) },
      ...parts.map((part) => fieldId.trip(trip.id, part)),
    );
  }

  function remove(id: string): void {
    const at = absences.findIndex((trip) => trip.id === id);
    const rest = absences.filter((trip) => trip.id !== id);
    const neighbour = rest[Math.min(at, rest.length - 1)];
    setFocusOn(neighbour === undefined ? addId : openerOf(neighbour.id));
    change({ absences: rest });
  }

  function errorIn(trip: DraftTrip, field: TripField): string | undefined {
    const said = errorOf(fieldId.trip(trip.id, partOf[field]));
    if (said !== undefined || isUntouched(trip)) return said;
    const problems = tripProblems(trip, today);
    // Dates in the wrong order are told at once: the number of days beside them would mislead.
    if (field === 'to' && trip.days > 0) return problems.to ?? undefined;
    return field === 'place' ? (problems.reason ?? undefined) : undefined;
  }

  const reasons = permittedReasonsOn(draft);
  const addTrip = (
    <Button id={addId} look="quiet" icon="plus" onClick={add}>
      Add Trip
    </Button>
  );

  return (
    <Stack component="section" aria-labelledby="ilr-trips" spacing={2}>
      <h3 id="ilr-trips">Your trips outside the UK</h3>
      <UseRecordedJourneys
        hasTyped={form.hasTypedTrips}
        onUse={(journeys) => {
          opened.closeAll();
          form.fillInRecorded(journeys);
        }}
      />
      {absences.length === 0 ? (
        <EmptyState
          icon="plane"
          actions={
            <>
              {addTrip}
              {!draft.wasNotAway && (
                <Button look="quiet" icon="check" onClick={() => change({ wasNotAway: true }, fieldId.mode)}>
                  I was not away
                </Button>
              )}
            </>
          }
        >
          {draft.wasNotAway ? (
            <span role="status">You were not away. Choose Next, or add a trip.</span>
          ) : (
            <>
              <strong>No trips added yet</strong>
              <br />
              Add each trip outside the UK since your visa was issued, with the days you left and came back.
            </>
          )}
        </EmptyState>
      ) : (
        <>
          <DraftTrips
            label="Your trips outside the UK"
            trips={absences}
            keeping={tripKeeping(today)}
            opened={opened}
            idOf={({ id }, field) => fieldId.trip(id, partOf[field])}
            errorOf={errorIn}
            put={put}
            takeOut={remove}
            checksOf={(trip, dates) => checksAfter(draft, trip, dates, today)}
            special={(trip) => ({
              isSet: trip.permittedReason !== null,
              fields: (
                <SelectField
                  id={fieldId.trip(trip.id, 'permitted')}
                  label="May this absence be left out?"
                  placeholder="No, or I do not know"
                  options={reasons}
                  value={trip.permittedReason ?? ''}
                  error={errorOf(fieldId.trip(trip.id, 'permitted'))}
                  onChange={({ target }) =>
                    put({
                      ...trip,
                      permittedReason: reasons.find(({ value }) => value === target.value)?.value ?? null,
                    })
                  }
                />
              ),
            })}
          />
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px 24px' }}
          >
            {addTrip}
            <Typography role="status" variant="h5" component="p" sx={{ fontWeight: 400 }}>
              Total <strong>{dayCount(daysAway(absences))}</strong>
            </Typography>
          </Stack>
        </>
      )}
    </Stack>
  );
}

const addId = 'ilr-add-trip';
