import { useId } from 'react';
import { ButtonLink } from '../../ui/Button';
import styles from './CalculatorOffers.module.css';
import { journeyCount } from '../../record/journeys/labels';

/** The ways from the recorded journeys into both calculators. */
export function CalculatorOffers({ journeys }: { journeys: number }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`${styles['offers']} noPrint`}>
      <div>
        <h2 id={titleId}>Use my recorded journeys</h2>
        <p className={styles['lead']}>
          Fill a calculator with {journeys === 1 ? 'this journey' : `these ${journeyCount(journeys)}`} and see
          the day you can apply.
        </p>
      </div>
      <div className={styles['ways']}>
        <ButtonLink look="quiet" iconAfter="arrowRight" to="/ilr?use=recorded">
          In the ILR calculator
        </ButtonLink>
        <ButtonLink look="quiet" iconAfter="arrowRight" to="/citizenship?use=recorded">
          In the citizenship calculator
        </ButtonLink>
      </div>
    </section>
  );
}
