import type { CitizenshipCalculationResponse } from '@settlewise/contract';
import { Pill } from '../../../ui/Pill';
import styles from './StatusBanner.module.css';
import { verdictOf } from './verdict';

/** Where somebody stands, in words. */
export function StatusBanner({ result }: { result: CitizenshipCalculationResponse }) {
  const { tone, pill, headline, text } = verdictOf(result);
  return (
    <section className={`card ${styles['banner']} ${styles[tone]}`} aria-labelledby="verdict">
      <Pill tone={tone}>{pill}</Pill>
      <h3 id="verdict" className={styles['headline']}>
        {headline}
      </h3>
      <p className={styles['text']}>{text}</p>
    </section>
  );
}
