import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

/** More of a matter, opened by those who want it. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles['disclosure']}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
