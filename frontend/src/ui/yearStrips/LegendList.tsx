import type { ReactNode } from 'react';
import styles from './YearRows.module.css';

/** What the marks of a picture of years mean, below it: a list entry for each. */
export const LegendList = ({ children }: { children: ReactNode }) => (
  <ul className={styles['legend']}>{children}</ul>
);
