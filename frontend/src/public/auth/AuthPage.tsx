import { ComingSoonPage } from '../comingSoon/ComingSoonPage';

export function AuthPage() {
  return <ComingSoonPage title="AuthPage" icon="clock" will="" offersCalculator={false} />;
}
