import type { CitizenshipCalculationResponse } from '@settlewise/contract';
import { Pill } from '../../../ui/Pill';
import styles from './StatusBanner.module.css';
import { verdictOf } from './verdict';

interface StatusBannerProps {
  result: CitizenshipCalculationResponse;
  /** Something was ticked that may speak against good character, whatever the verdict. */
  hasCharacterIssues: boolean;
}

/** Where somebody stands, in words. */
export function StatusBanner({ result, hasCharacterIssues }: StatusBannerProps) {
  const { tone, pill, headline, text } = verdictOf(result);
  return (
    <section className={`card ${styles['banner']} ${styles[tone]}`} aria-labelledby="verdict">
      <Pill tone={tone}>{pill}</Pill>
      <h3 id="verdict" className={styles['headline']}>
        {headline}
      </h3>
      <p className={styles['text']}>{text}</p>
      {hasCharacterIssues && (
        <p className={styles['text']}>
          <strong>Take advice before you apply:</strong> what you ticked under good character can lead to a
          refusal.
        </p>
      )}
    </section>
  );
}
