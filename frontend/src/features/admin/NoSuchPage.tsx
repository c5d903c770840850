import { BackLink } from '../../ui/BackLink';
import { AdminPage } from './ui/AdminPage';

/** An address below /admin that leads nowhere. */
export function NoSuchPage() {
  return (
    <AdminPage title="There is no such page" lead="The address may be mistyped, or from an older version.">
      <BackLink to="/admin">Admin Dashboard</BackLink>
    </AdminPage>
  );
}
