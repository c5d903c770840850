import { AdminPage } from '../ui/AdminPage';

export function JobsPage() {
  return <AdminPage title="Jobs">{null}</AdminPage>;
}
