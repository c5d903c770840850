import { ComingSoonPage } from '../comingSoon/ComingSoonPage';

export function ResetPasswordPage() {
  return <ComingSoonPage title="ResetPasswordPage" icon="clock" will="" offersCalculator={false} />;
}
