import type { ReactNode } from 'react';
import styles from './Dialog.module.css';

/** The row of buttons at the end of a dialog: the way out first, the act last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles['acts']}>{children}</div>;
}
