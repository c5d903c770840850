import { AdminPage } from '../ui/AdminPage';

export function MailsPage() {
  return <AdminPage title="Mails">{null}</AdminPage>;
}
