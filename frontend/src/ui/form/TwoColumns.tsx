import type { ReactNode } from 'react';
import styles from './TwoColumns.module.css';

/** Fields two beside each other, and under each other where there is no room. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return <div className={styles['columns']}>{children}</div>;
}
