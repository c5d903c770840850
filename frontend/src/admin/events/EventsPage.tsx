import { AdminPage } from '../ui/AdminPage';

export function EventsPage() {
  return <AdminPage title="Events">{null}</AdminPage>;
}
