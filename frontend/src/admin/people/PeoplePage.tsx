import { AdminPage } from '../ui/AdminPage';

export function PeoplePage() {
  return <AdminPage title="People">{null}</AdminPage>;
}
