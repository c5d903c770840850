import type { ReasonResponse } from '@settlewise/contract';
import { useId } from 'react';
import styles from './Meanwhile.module.css';

/** What holds for somebody who has applied, until the decision. */
export function Meanwhile({ reasons }: { reasons: readonly ReasonResponse[] }) {
  const id = useId();
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles['meanwhile']}>
      <h3 id={id}>Until you have the decision</h3>
      <ul>
        {reasons.map(({ code, message, source }) => (
          <li key={code}>
            {message} <a href={source.url}>{source.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
