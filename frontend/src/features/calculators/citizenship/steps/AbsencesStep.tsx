import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CivilDate } from '@settlewise/rules/calendar';
import { Button } from '../../../../ui/Button';
import { useToday } from '../../../../ui/dates/useToday';
import { TwoColumns } from '../../../../ui/form/TwoColumns';
import { Tooltip } from '../../../../ui/Tooltip';
import { UseRecordedJourneys } from '../../recorded/UseRecordedJourneys';
import type { CitizenshipDraft } from '../draft/citizenshipDraft';
import { checksNow } from '../draft/tripTotals';
import { withTypedTrip } from '../draft/typedTrip';
import type { CitizenshipForm } from '../useCitizenshipForm';
import { TripEntries } from './TripEntries';
import { noDaysYet, RecentDays, TotalDays } from './TypedDays';

const howDaysAreCounted =
  'The day you leave the UK and the day you return both count as full absence days in the list of trips. The Home Office counts only the days between them, and so do the limits.';

/** Step 2: the days outside the UK, as two totals or trip by trip. */
export function AbsencesStep({ form }: { form: CitizenshipForm }) {
  const { draft, change } = form;
  const { useDetailedAbsences: tripByTrip } = draft;
  const today = useToday();
  return (
    <>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 24px' }}
      >
        <Typography color="textSecondary" sx={{ flex: '1 1 24rem' }}>
          {tripByTrip
            ? 'Add each trip outside the UK. We count the days, and can tell you the first day that is right.'
            : 'How many days were you outside the UK? If you are not sure, or close to a limit, list your trips.'}
        </Typography>
        <Tooltip text={howDaysAreCounted}>
          {(describedBy) => (
            <Button look="plain" icon="info" aria-describedby={describedBy} sx={{ cursor: 'help' }}>
              How are days counted?
            </Button>
          )}
        </Tooltip>
      </Stack>
      <UseRecordedJourneys
        onUse={(journeys) => form.fillIn(journeys)}
        hasTyped={draft.absenceRecords.length > 0}
      />
      {tripByTrip ? (
        <TripEntries form={form} />
      ) : (
        <TwoColumns>
          <TotalDays form={form} />
          <RecentDays form={form} nothingYet={noDaysYet} />
        </TwoColumns>
      )}
      <div>
        <Button
          look="quiet"
          icon={tripByTrip ? 'arrowLeft' : 'calendar'}
          onClick={() => change(tripByTrip ? withTotals(draft, today) : { useDetailedAbsences: true })}
        >
          {tripByTrip ? 'Back to Manual Input' : 'Track Individual Trips'}
        </Button>
      </div>
    </>
  );
}

/** The answers with the total that the trips come to in place of the trips, as it is held against the limit. */
function withTotals(draft: CitizenshipDraft, today: CivilDate): CitizenshipDraft {
  const kept = withTypedTrip(draft, today);
  const [, total] = checksNow(kept, today);
  const totals = kept.absenceRecords.length > 0 && { totalAbsences: total.days };
  return { ...kept, ...totals, useDetailedAbsences: false };
}
