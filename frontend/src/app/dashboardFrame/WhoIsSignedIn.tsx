import type { UserResponse } from '@settlewise/contract';
import { Link } from 'react-router-dom';
import { initialsOf } from '../frame/initials';
import { useLeave } from '../frame/useLeave';
import { Icon } from '../../ui/Icon';
import styles from './WhoIsSignedIn.module.css';

/** The person, the way out, and the way back to the site: the foot of the sidebar and of the drawer. */
export function WhoIsSignedIn({ user }: { user: UserResponse }) {
  const { leave, leaving } = useLeave();
  return (
    <div className={styles['foot']}>
      <div className={styles['person']}>
        <span aria-hidden="true" className={styles['initials']}>
          {initialsOf(user)}
        </span>
        <div className={styles['words']}>
          <p className={styles['username']}>{user.username}</p>
          <p className={styles['email']}>{user.email}</p>
        </div>
      </div>
      <button type="button" className={styles['act']} aria-disabled={leaving || undefined} onClick={leave}>
        <Icon name="logout" size={22} />
        Logout
      </button>
      <Link to="/" className={styles['act']}>
        <Icon name="arrowLeft" size={22} />
        Back to main site
      </Link>
    </div>
  );
}
