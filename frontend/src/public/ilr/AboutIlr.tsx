import { settlementYearLimit } from '@settlewise/rules';
import { Notice } from '../../ui/Notice';
import { RegulatedAdviser } from '../../ui/sources/RegulatedAdviser';
import styles from './AboutIlr.module.css';

/** What indefinite leave to remain is, and what it asks for. */
export function AboutIlr() {
  return (
    <section aria-labelledby="about-ilr" className={`card ${styles['about']}`}>
      <h2 id="about-ilr" className={styles['title']}>
        About ILR
      </h2>
      <p>
        Indefinite leave to remain (ILR), also called settlement, lets you live, work and study in the UK
        without a time limit. It is also the step before British citizenship.
      </p>
      <p>Most people need:</p>
      <ul className={styles['list']}>
        <li>five years in the UK on a route that leads to ILR; some routes ask for two, three or ten</li>
        <li>no more than {settlementYearLimit.days} days outside the UK in any 12 months, on most routes</li>
        <li>English at level B1 and the Life in the UK test, from 18 to 64 years of age</li>
        <li>to meet the money test of their route, and to be of good character</li>
      </ul>
      <p>On most routes you can apply up to 28 days before your years are complete.</p>
      <p>
        <a href="https://www.gov.uk/indefinite-leave-to-remain">Official guidance on GOV.UK</a>
      </p>
    </section>
  );
}

/** What the results are, and what they are not. */
export function Disclaimer() {
  return (
    <Notice title="Estimates, not legal advice">
      <p>
        The results are estimates from what you enter, and not legal advice. Before you pay for an
        application, ask <RegulatedAdviser />.
      </p>
    </Notice>
  );
}
