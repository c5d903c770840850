import { AdminPage } from '../ui/AdminPage';

export function ProjectionsPage() {
  return <AdminPage title="Projections">{null}</AdminPage>;
}
