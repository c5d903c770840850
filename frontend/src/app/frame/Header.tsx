import { Link } from 'react-router-dom';
import { useUser } from '../../record/account/accountQueries';
import { ButtonLink } from '../../ui/Button';
import { Logo } from '../../ui/Logo';
import { AccountMenu } from './AccountMenu';
import { ColourSchemeToggle } from './ColourSchemeToggle';
import { DesktopNavigation } from './DesktopNavigation';
import styles from './Header.module.css';
import { MobileMenu } from './MobileMenu';
import { NotificationBell } from './NotificationBell';

/** The top of every page. A user that could not be loaded counts as signed out here; the page itself says more. */
export function Header() {
  const { data: user, isPending } = useUser();
  return (
    <header className={styles['header']}>
      <div className={`wrap ${styles['top']}`}>
        <Link to="/" className={styles['logo']} aria-label="Settlewise">
          <Logo />
          <span className={styles['name']}>Settlewise</span>
        </Link>
        <div className={styles['tools']}>
          <ColourSchemeToggle />
          {user ? (
            <>
              <NotificationBell />
              <AccountMenu user={user} />
            </>
          ) : (
            !isPending && (
              <ButtonLink look="quiet" to="/auth" className={styles['login']}>
                Login
              </ButtonLink>
            )
          )}
          <MobileMenu signedIn={Boolean(user)} />
        </div>
      </div>
      <DesktopNavigation />
    </header>
  );
}
