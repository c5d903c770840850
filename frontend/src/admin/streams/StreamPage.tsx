import { AdminPage } from '../ui/AdminPage';

export function StreamPage() {
  return <AdminPage title="Stream">{null}</AdminPage>;
}
