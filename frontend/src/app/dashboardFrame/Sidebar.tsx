import type { UserResponse } from '@settlewise/contract';
import { Link } from 'react-router-dom';
import { NotificationBell } from '../frame/NotificationBell';
import { ColourSchemeToggle } from '../frame/ColourSchemeToggle';
import { Logo } from '../../ui/Logo';
import { EntryLink } from './EntryLink';
import { sidebarEntries } from './navigation';
import styles from './Sidebar.module.css';
import { WhoIsSignedIn } from './WhoIsSignedIn';

/** The dashboard's navigation beside the page, on wide windows. */
export function Sidebar({ user }: { user: UserResponse }) {
  return (
    <header className={styles['sidebar']}>
      <div className={styles['top']}>
        <Link to="/dashboard" className={styles['logo']} aria-label="Settlewise, your dashboard">
          <Logo />
          Settlewise
        </Link>
        <div className={styles['tools']}>
          <ColourSchemeToggle />
          <NotificationBell />
        </div>
      </div>
      <nav aria-label="Dashboard" className={styles['navigation']}>
        <ul className={styles['list']}>
          {sidebarEntries.map((entry) => (
            <li key={entry.path}>
              <EntryLink entry={entry} className={styles['entry']} />
            </li>
          ))}
        </ul>
      </nav>
      <WhoIsSignedIn user={user} />
    </header>
  );
}
