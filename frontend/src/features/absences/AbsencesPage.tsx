import { Page } from '../../ui/Page';
import { AbsenceRecord } from './AbsenceRecord';

/** The dashboard's own view of the journeys: two limits, and the history year by year. */
export function AbsencesPage() {
  return (
    <Page
      title="Absence Tracker"
      back={{ to: '/dashboard', words: 'Back to Dashboard' }}
      lead="Your journeys out of the UK, and what the limits still leave you."
    >
      <AbsenceRecord />
    </Page>
  );
}
