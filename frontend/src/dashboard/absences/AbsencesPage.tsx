import { ComingSoonInDashboard } from '../frame/ComingSoonInDashboard';

export function AbsencesPage() {
  return (
    <ComingSoonInDashboard title="Absence Tracker" will="It will count your days away against the limits." />
  );
}
