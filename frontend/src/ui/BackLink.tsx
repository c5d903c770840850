import { Link } from 'react-router-dom';
import styles from './BackLink.module.css';
import { Icon } from './Icon';

/** Above a page's title: the way to the page that this one belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles['back']}>
      <Icon name="arrowLeft" /> {children}
    </Link>
  );
}
