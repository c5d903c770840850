import type { CitizenshipCalculationResponse, DiscretionBandResponse } from '@settlewise/contract';
import { lawOn, type CivilDate, type LawOnDay } from '@settlewise/rules';
import { Pill, type Tone } from '../../../ui/Pill';
import styles from './DiscretionBands.module.css';

const bandWords: Readonly<Record<DiscretionBandResponse, { readonly tone: Tone; readonly words: string }>> = {
  meets: { tone: 'within', words: 'Within the limit' },
  discretion_expected: { tone: 'soon', words: 'Normally overlooked' },
  discretion_conditional: { tone: 'soon', words: 'Overlooked only for good reasons' },
  normally_refused: { tone: 'over', words: 'Normally refused' },
};

/** How the Home Office looks at days over a limit; nothing where every limit is met. */
export function DiscretionBands({ result }: { result: CitizenshipCalculationResponse }) {
  const { meetsAbsenceTotal, meetsAbsenceRecent, isSpouseRoute, minUkResidencyYears, applicationDate } =
    result;
  if (meetsAbsenceTotal && meetsAbsenceRecent) return null;
  return (
    <section className={`card ${styles['box']}`} aria-labelledby="discretion-title">
      <div>
        <h2 id="discretion-title">If you are over a limit</h2>
        <p className={styles['lead']}>
          A limit is not always the end. The Home Office may use its discretion, more readily the fewer days
          you are over. Each line says up to how many days.
        </p>
      </div>
      <div className={styles['ladders']}>
        {!meetsAbsenceTotal && (
          <Ladder
            title={`In the ${minUkResidencyYears} years`}
            rows={rowsOf(isSpouseRoute ? 'threeYears' : 'fiveYears', applicationDate)}
            days={result.absenceDaysTotal}
          />
        )}
        {!meetsAbsenceRecent && (
          <Ladder
            title="In the final year"
            rows={rowsOf(meetsAbsenceTotal ? 'finalYear' : 'finalYearAlone', applicationDate)}
            days={result.absenceDaysRecent}
          />
        )}
      </div>
    </section>
  );
}

/** Every row of a table of discretion, from the fewest days to the most. */
const rowsOf = (table: keyof LawOnDay['discretion'], on: CivilDate) => lawOn(on).discretion[table].value;

function Ladder({ title, rows, days }: { title: string; rows: ReturnType<typeof rowsOf>; days: number }) {
  const yours = rows.find(({ upTo }) => days <= upTo);
  return (
    <div className={styles['ladder']}>
      <h3>
        {title}: {days} days
      </h3>
      <ol className={styles['rows']}>
        {rows.map((row, index) => {
          const { tone, words } = bandWords[row.band];
          return (
            <li key={row.outcome} className={row === yours ? styles['yours'] : styles['row']}>
              <p className={styles['range']}>
                {rangeOf(rows, index)}
                {row === yours && <strong> · You are here</strong>}
              </p>
              <Pill tone={tone}>{words}</Pill>
              {row.band !== 'meets' && <p className={styles['words']}>{row.message}</p>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function rangeOf(rows: ReturnType<typeof rowsOf>, index: number): string {
  const from = (rows[index - 1]?.upTo ?? -1) + 1;
  const upTo = rows[index]?.upTo ?? Infinity;
  if (from === 0) return `Up to ${upTo} days`;
  return Number.isFinite(upTo) ? `${from} to ${upTo} days` : `${from} days or more`;
}
