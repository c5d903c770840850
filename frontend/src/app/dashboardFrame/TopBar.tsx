import { Link } from 'react-router-dom';
import { NotificationBell } from '../frame/NotificationBell';
import { ColourSchemeToggle } from '../frame/ColourSchemeToggle';
import { Logo } from '../../ui/Logo';
import styles from './TopBar.module.css';

/** The name of the product over the page, on narrow windows. */
export function TopBar() {
  return (
    <header className={`wrap ${styles['bar']}`}>
      <Link to="/dashboard" className={styles['logo']} aria-label="Settlewise, your dashboard">
        <Logo size={24} />
        Settlewise
      </Link>
      <div className={styles['tools']}>
        <ColourSchemeToggle />
        <NotificationBell />
      </div>
    </header>
  );
}
