import type { CitizenshipCalculationResponse } from '@settlewise/contract';
import { Icon } from '../../../ui/Icon';
import styles from './Suggestions.module.css';

/** What to do, or to wait for, before applying. */
export function Suggestions({ suggestions }: Pick<CitizenshipCalculationResponse, 'suggestions'>) {
  return (
    <section className={`card ${styles['box']}`} aria-labelledby="suggestions-title">
      <h2 id="suggestions-title">Suggestions to Become Eligible</h2>
      <ol className={styles['list']}>
        {suggestions.map(({ code, title, message }) => (
          <li key={code} className={styles['suggestion']}>
            <span className={styles['shape']}>
              <Icon name="arrowRight" size={18} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{message}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
