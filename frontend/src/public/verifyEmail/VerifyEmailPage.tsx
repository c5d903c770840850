import { ComingSoonPage } from '../comingSoon/ComingSoonPage';

export function VerifyEmailPage() {
  return <ComingSoonPage title="VerifyEmailPage" icon="clock" will="" offersCalculator={false} />;
}
