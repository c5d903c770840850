import { ComingSoonPage } from '../comingSoon/ComingSoonPage';

export function AbsenceTrackerPage() {
  return <ComingSoonPage title="AbsenceTrackerPage" icon="clock" will="" offersCalculator={false} />;
}
