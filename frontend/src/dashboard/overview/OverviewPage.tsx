import { ComingSoonInDashboard } from '../frame/ComingSoonInDashboard';

export function OverviewPage() {
  return (
    <ComingSoonInDashboard
      title="Dashboard"
      will="It will bring your progress, days away, documents and tasks together."
    />
  );
}
