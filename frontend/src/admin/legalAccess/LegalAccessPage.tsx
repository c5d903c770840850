import { AdminPage } from '../ui/AdminPage';

export function LegalAccessPage() {
  return <AdminPage title="Lawyer access">{null}</AdminPage>;
}
