import type { IlrCalculationResponse } from '@settlewise/contract';
import { ButtonLink } from '../../../ui/Button';
import { Pill } from '../../../ui/Pill';
import { visaTypeLabel } from '../visaTypes';
import styles from './Banner.module.css';
import { verdictOf, yearsOf } from './verdict';
import { wayToIlr } from './wayToIlr';

/** Where the person stands: the status in words first, then since when or from when, then why. */
export function Banner({ result }: { result: IlrCalculationResponse }) {
  const { tone, status, headline, why } = verdictOf(result);
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
          <dd>{yearsInWords(result)}</dd>
        </div>
      </dl>
      {wayToIlr(result) === 'not_needed' && (
        <div className="noPrint">
          <ButtonLink to="/citizenship">Go to the citizenship calculator</ButtonLink>
        </div>
      )}
    </section>
  );
}

function yearsInWords(result: IlrCalculationResponse): string {
  switch (wayToIlr(result)) {
    case 'by_conditions':
      return 'None asked';
    case 'nowhere':
      return 'Does not lead to ILR';
    case 'not_needed':
      return 'No ILR needed';
    case 'not_known':
      return 'Not known to us';
    case 'by_years': {
      const years = yearsOf(result);
      return years === 1 ? '1 year' : `${years ?? ''} years`;
    }
  }
}
