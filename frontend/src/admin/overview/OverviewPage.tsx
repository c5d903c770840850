import { AdminPage } from '../ui/AdminPage';

export function OverviewPage() {
  return <AdminPage title="Admin Dashboard">{null}</AdminPage>;
}
