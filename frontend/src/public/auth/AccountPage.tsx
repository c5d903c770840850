import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import { PageTitle } from '../../ui/PageTitle';
import styles from './AccountPage.module.css';

/** A page with one small deed about an account: one column, a card, a way back to the sign-in page. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`wrap ${styles['page']}`}>
      <Link to="/auth" className={styles['back']}>
        <Icon name="arrowLeft" /> Back to login
      </Link>
      <PageTitle documentTitle={title}>{title}</PageTitle>
      <div className={styles['card']}>{children}</div>
    </div>
  );
}
