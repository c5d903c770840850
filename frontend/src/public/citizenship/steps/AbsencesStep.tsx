import { Button } from '../../../ui/Button';
import { UseRecordedJourneys } from '../../calculators/recorded/UseRecordedJourneys';
import { useToday } from '../../../ui/dates/useToday';
import { applicationOf, limitsOf, mostTotalDays } from '../draft/citizenshipDraft';
import { idOfField } from '../draft/refusals';
import { limitNames } from '../labels';
import type { CitizenshipForm } from '../useCitizenshipForm';
import { AbsenceProgress } from './AbsenceProgress';
import styles from './AbsencesStep.module.css';
import { DaysInput } from './DaysInput';
import { RecentDays } from './RecentDays';
import { TravelDaysNote } from './TravelDaysNote';
import { TripEntries } from './TripEntries';

/** Step 2: the days outside the UK, as two totals or trip by trip. */
export function AbsencesStep({ form }: { form: CitizenshipForm }) {
  const { draft, change } = form;

  return (
    <div className={styles['fields']}>
      <div className={styles['mode']}>
        <p className={styles['intro']}>
          {draft.useDetailedAbsences
            ? 'Add each trip outside the UK. We count the days, and can tell you the first day that is right.'
            : 'How many days were you outside the UK? If you are not sure, or close to a limit, list your trips.'}
        </p>
        <TravelDaysNote />
      </div>
      <UseRecordedJourneys
        onUse={(journeys) => form.fillIn(journeys)}
        hasTyped={draft.absenceRecords.length > 0}
      />
      {draft.useDetailedAbsences ? <TripEntries form={form} /> : <Totals form={form} />}
      <div>
        {draft.useDetailedAbsences ? (
          <Button look="quiet" icon="arrowLeft" onClick={() => change({ useDetailedAbsences: false })}>
            Back to Manual Input
          </Button>
        ) : (
          <Button look="quiet" icon="calendar" onClick={() => change({ useDetailedAbsences: true })}>
            Track Individual Trips
          </Button>
        )}
      </div>
    </div>
  );
}

function Totals({ form }: { form: CitizenshipForm }) {
  const { draft, change, errorOf } = form;
  const today = useToday();
  const { years, days: limit } = limitsOf(draft, today).total;
  const label = `Days outside the UK in the last ${years} years`;
  const limitName = limitNames(draft.isSpouseRoute, applicationOf(draft, today)).total;
  return (
    <div className={styles['totals']}>
      <div className={styles['total']}>
        <DaysInput
          id={idOfField('totalAbsences')}
          label={label}
          hint="Counted back from the day you plan to apply."
          value={draft.totalAbsences}
          most={mostTotalDays(draft.isSpouseRoute)}
          error={errorOf('totalAbsences')}
          onChange={(totalAbsences) => change({ totalAbsences })}
        />
        <AbsenceProgress label={label} days={draft.totalAbsences} limit={limit} limitName={limitName} />
      </div>
      <RecentDays form={form} />
    </div>
  );
}
