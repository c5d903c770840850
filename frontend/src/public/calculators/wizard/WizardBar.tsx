import type { ReactNode } from 'react';
import styles from './WizardBar.module.css';

/**
 * The buttons of a form in steps, the way back first and the way on last: a row at the end of the form, and on a phone
 * a bar fixed to the bottom of the window, for which the page leaves room at its end.
 */
export function WizardBar({ children }: { children: ReactNode }) {
  return <div className={styles['bar']}>{children}</div>;
}
