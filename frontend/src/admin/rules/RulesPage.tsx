import { AdminPage } from '../ui/AdminPage';

export function RulesPage() {
  return <AdminPage title="Rules">{null}</AdminPage>;
}
