import { ComingSoonPage } from '../comingSoon/ComingSoonPage';

export function ForgotPasswordPage() {
  return <ComingSoonPage title="ForgotPasswordPage" icon="clock" will="" offersCalculator={false} />;
}
