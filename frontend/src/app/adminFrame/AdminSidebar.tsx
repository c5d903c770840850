import type { UserResponse } from '@settlewise/contract';
import { Link } from 'react-router-dom';
import sidebar from '../dashboardFrame/Sidebar.module.css';
import { WhoIsSignedIn } from '../dashboardFrame/WhoIsSignedIn';
import { ColourSchemeToggle } from '../frame/ColourSchemeToggle';
import { AdminEntries } from './AdminEntries';
import { AdminName } from './AdminName';

/** The administrators' navigation beside the page, on wide windows. */
export function AdminSidebar({ user }: { user: UserResponse }) {
  return (
    <header className={sidebar['sidebar']}>
      <div className={sidebar['top']}>
        <Link to="/admin" className={sidebar['logo']} aria-label="Settlewise, administration">
          <AdminName />
        </Link>
        <ColourSchemeToggle />
      </div>
      <nav aria-label="Administration" className={sidebar['navigation']}>
        <AdminEntries list={sidebar['list']} entry={sidebar['entry']} />
      </nav>
      <WhoIsSignedIn user={user} />
    </header>
  );
}
