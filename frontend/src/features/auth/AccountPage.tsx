import type { ReactNode } from 'react';
import { BackLink } from '../../ui/BackLink';
import { PageTitle } from '../../ui/PageTitle';
import styles from './AccountPage.module.css';

/** A page with one small deed about an account: one column, a card, a way back to the sign-in page. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`wrap ${styles['page']}`}>
      <BackLink to="/auth">Back to login</BackLink>
      <PageTitle documentTitle={title}>{title}</PageTitle>
      <div className={styles['card']}>{children}</div>
    </div>
  );
}
