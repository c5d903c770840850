import { AdminPage } from '../ui/AdminPage';

export function PersonPage() {
  return <AdminPage title="Person">{null}</AdminPage>;
}
