import {
  finalYearLimit,
  fiveYearLimit,
  settlementYearLimit,
  threeYearLimit,
  type AbsenceLimit,
} from '@settlewise/rules';
import styles from './EligibilityPanel.module.css';

interface Rule {
  readonly limit: AbsenceLimit;
  readonly period: string;
  readonly forWhom: string;
}

const rules: readonly Rule[] = [
  { limit: finalYearLimit, period: 'in the last 12 months', forWhom: 'Citizenship, on every route.' },
  {
    limit: threeYearLimit,
    period: 'in the last 3 years',
    forWhom: 'Citizenship as the spouse or partner of a British citizen.',
  },
  {
    limit: fiveYearLimit,
    period: 'in the last 5 years',
    forWhom: 'Citizenship. ILR has a limit of its own, below.',
  },
  {
    limit: settlementYearLimit,
    period: 'in any 12 months',
    forWhom: 'ILR (settlement) on most work routes, for each 12 months of the qualifying years.',
  },
];

/** The limits of days away, each with where it is written. */
export function RulesSummary() {
  return (
    <section className={styles['wide']}>
      <h2>The rules in short</h2>
      <ul className={styles['ruleList']}>
        {rules.map(({ limit, period, forWhom }) => (
          <li key={period}>
            <p className={styles['rule']}>
              At most {limit.days} days {period}
            </p>
            <p>{forWhom}</p>
            <p className={styles['source']}>
              <a href={limit.source.url}>{limit.source.title}</a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
