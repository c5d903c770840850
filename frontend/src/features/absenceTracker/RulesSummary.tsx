import type { AbsenceLimitsOnDay } from '@settlewise/rules';
import { useLimits } from '../../ui/useLimits';
import styles from './EligibilityPanel.module.css';

interface Rule {
  readonly name: keyof AbsenceLimitsOnDay;
  readonly period: string;
  readonly forWhom: string;
}

const rules: readonly Rule[] = [
  { name: 'finalYear', period: 'in the last 12 months', forWhom: 'Citizenship, on every route.' },
  {
    name: 'threeYears',
    period: 'in the last 3 years',
    forWhom: 'Citizenship as the spouse or partner of a British citizen.',
  },
  {
    name: 'fiveYears',
    period: 'in the last 5 years',
    forWhom: 'Citizenship. ILR has a limit of its own, below.',
  },
  {
    name: 'settlementYear',
    period: 'in any 12 months',
    forWhom: 'ILR (settlement) on most work routes, for each 12 months of the qualifying years.',
  },
];

/** The limits of days away, each with where it is written. */
export function RulesSummary() {
  const limits = useLimits();
  return (
    <section className={styles['wide']}>
      <h2>The rules in short</h2>
      <ul className={styles['ruleList']}>
        {rules.map(({ name, period, forWhom }) => (
          <li key={period}>
            <p className={styles['rule']}>
              At most {limits[name].days} days {period}
            </p>
            <p>{forWhom}</p>
            <p className={styles['source']}>
              <a href={limits[name].source.url}>{limits[name].source.title}</a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
