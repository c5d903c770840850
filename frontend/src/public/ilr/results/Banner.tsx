import type { IlrCalculationResponse } from '@settlewise/contract';
import { Pill } from '../../../ui/Pill';
import { visaTypeLabel } from '../visaTypes';
import styles from './Banner.module.css';
import { verdictOf, yearsOf } from './verdict';

/** Where the person stands: the status in words first, then since when or from when, then why. */
export function Banner({ result }: { result: IlrCalculationResponse }) {
  const { tone, status, headline, why } = verdictOf(result);
  const years = yearsOf(result);
  return (
    <section aria-label="Your result" className={`card ${styles['banner']} ${styles[tone] ?? ''}`}>
      <Pill tone={tone}>{status}</Pill>
      <h3 className={styles['headline']}>{headline}</h3>
      <p className={styles['why']}>{why}</p>
      <dl className={styles['facts']}>
        <div>
          <dt>Visa type</dt>
          <dd>{visaTypeLabel(result.visaType)}</dd>
        </div>
        <div>
          <dt>Qualifying years</dt>
          <dd>{years === null ? 'Does not lead to ILR' : years === 1 ? '1 year' : `${years} years`}</dd>
        </div>
      </dl>
    </section>
  );
}
