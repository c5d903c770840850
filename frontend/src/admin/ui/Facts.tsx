import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  /** Pairs of a name and what stands for it; those of `null` are left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** What is known about one thing, a line a fact. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <div key={label} className={styles['fact']}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
