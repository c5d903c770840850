import { AdminPage } from '../ui/AdminPage';

export function ProofPage() {
  return <AdminPage title="Proof">{null}</AdminPage>;
}
