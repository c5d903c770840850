import { AdminPage } from '../ui/AdminPage';

export function EventPage() {
  return <AdminPage title="Event">{null}</AdminPage>;
}
