import type { ReactNode } from 'react';
import { BackLink } from '../../ui/BackLink';
import { PageTitle } from '../../ui/PageTitle';
import styles from './AdminPage.module.css';

interface AdminPageProps {
  title: string;
  /** What is on the page, in a sentence or two. */
  lead?: ReactNode;
  /** The list that the page was reached from. */
  back?: { to: string; label: string };
  /** What can be done with the whole page's subject: buttons beside the heading. */
  acts?: ReactNode;
  children: ReactNode;
}

/** A page below /admin: the way back, its one h1, what can be done, and what it shows. */
export function AdminPage({ title, lead, back, acts, children }: AdminPageProps) {
  return (
    <div className={styles['page']}>
      {back !== undefined && <BackLink to={back.to}>{back.label}</BackLink>}
      <div className={styles['top']}>
        <div className={styles['heading']}>
          <PageTitle documentTitle={`${title} · Admin`} className={styles['title']}>
            {title}
          </PageTitle>
          {lead !== undefined && <div className={styles['lead']}>{lead}</div>}
        </div>
        {acts !== undefined && <div className={styles['acts']}>{acts}</div>}
      </div>
      {children}
    </div>
  );
}
