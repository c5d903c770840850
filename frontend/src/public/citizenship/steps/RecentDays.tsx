import { useToday } from '../../../ui/dates/useToday';
import { applicationOf, limitsOf, mostRecentDays } from '../draft/citizenshipDraft';
import { idOfField } from '../draft/refusals';
import { limitNames } from '../labels';
import type { CitizenshipForm } from '../useCitizenshipForm';
import { AbsenceProgress } from './AbsenceProgress';
import styles from './AbsencesStep.module.css';
import { DaysInput } from './DaysInput';

interface RecentDaysProps {
  form: CitizenshipForm;
  hint?: string;
  /** The days that the trips come to; the field never says less than they do. */
  ofTrips?: number;
}

/** The days away in the final twelve months, with their bar; both ways of input have it. */
export function RecentDays({ form, hint, ofTrips = 0 }: RecentDaysProps) {
  const { draft, change, errorOf } = form;
  const label = 'Days outside the UK in the last 12 months';
  const today = useToday();
  const days = Math.max(draft.recentAbsences, ofTrips);
  return (
    <div className={styles['total']}>
      <DaysInput
        id={idOfField('recentAbsences')}
        label={label}
        hint={hint ?? 'Counted back from the day you plan to apply.'}
        value={days}
        most={mostRecentDays}
        error={errorOf('recentAbsences')}
        onChange={(recentAbsences) => change({ recentAbsences })}
      />
      <AbsenceProgress
        label={label}
        days={days}
        limit={limitsOf(draft, today).finalYear.days}
        limitName={limitNames(draft.isSpouseRoute, applicationOf(draft, today)).finalYear}
      />
    </div>
  );
}
