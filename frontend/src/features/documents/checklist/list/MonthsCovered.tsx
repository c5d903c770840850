import { type CivilDate, toDayNumber } from '@settlewise/rules/calendar';
import {
  type ChecklistDocument,
  type ChecklistForm,
  type ChecklistRequirement,
  coveredBy,
  isSettlementForm,
} from '@settlewise/rules/documentChecklist';
import { formatLongDate, formatRange } from '../../../../ui/dates/formatDate';
import { SectionCard } from '../../../../ui/SectionCard';
import { stretchesInYear } from '../../../../ui/yearStrips/yearGeometry';
import { percent, stripHeight, YearRows } from '../../../../ui/yearStrips/YearRows';
import { monthsBy, monthsInWords } from '../sentences';
import styles from './MonthsCovered.module.css';
import { LegendList } from '../../../../ui/yearStrips/LegendList';

interface MonthsCoveredProps {
  form: ChecklistForm;
  lines: readonly ChecklistRequirement[];
  documents: readonly ChecklistDocument[];
  /** The planned day of the application, on which the time that is looked at ends. */
  plannedOn: CivilDate;
  today: CivilDate;
}

/** So that a paper of one day can still be seen, as a part of a year. */
const narrowest = 0.008;
/** A period of a few months is told in words alone. */
const leastDays = 120;

/** What the documents cover, drawn on the days that each requirement asks for. */
export function MonthsCovered({ form, lines, documents, plannedOn, today }: MonthsCoveredProps) {
  const drawn = lines.filter(
    ({ period, state }) =>
      period !== null &&
      state !== 'not_needed' &&
      toDayNumber(period.to) - toDayNumber(period.from) > leastDays,
  );
  if (drawn.length === 0) return null;
  const all = monthsBy(
    today,
    drawn.flatMap(({ missingMonths }) => missingMonths),
  );
  const missing = all.missing.length;
  return (
    <SectionCard
      title="Months covered"
      lead={`Your documents on the time up to your planned day, ${formatLongDate(plannedOn)}.${
        // Settlement alone may be applied for before the years are complete.
        isSettlementForm(form) ? ' Your qualifying years may be complete a few weeks later.' : ''
      }`}
      foldsTo={missing > 0 ? `${missing} missing` : all.toCome.length > 0 ? 'up to date' : 'complete'}
    >
      {drawn.map((line) => (
        <Picture key={line.id} line={line} documents={documents} today={today} />
      ))}
      <LegendList>
        <Legend look="covered" words="a document" />
        <Legend look="missing" words="a month without" />
        {all.toCome.length > 0 && <Legend look="ground" words="to come" />}
      </LegendList>
    </SectionCard>
  );
}

function Picture({
  line,
  documents,
  today,
}: {
  line: ChecklistRequirement;
  documents: readonly ChecklistDocument[];
  today: CivilDate;
}) {
  const { period, by, missingMonths, title } = line;
  if (period === null) return null;
  const [first, last] = [toDayNumber(period.from), toDayNumber(period.to)];
  const serving = documents.filter(({ id }) => by.includes(id));
  const covered = coveredBy(serving)
    .map((span) => ({ first: Math.max(span.first, first), last: Math.min(span.last, last) }))
    .filter((span) => span.first <= span.last);
  const { missing, toCome } = monthsBy(today, missingMonths);
  const gaps = missing.map((month) => {
    const begins = toDayNumber(`${month}-01`);
    return { first: Math.max(begins, first), last: Math.min(lastDayOfMonth(month), last) };
  });
  const words = [
    missing.length === 0 ? 'No month is missing.' : `Missing: ${monthsInWords(missing)}.`,
    ...(toCome.length === 0 ? [] : [`To come: ${monthsInWords(toCome)}.`]),
  ].join(' ');
  const asked = formatRange(period.from, period.to);
  return (
    <figure className={styles['figure']}>
      <figcaption>
        <strong>{title}</strong>, {asked}. {words}
      </figcaption>
      <YearRows
        firstYear={Number(period.from.slice(0, 4))}
        lastYear={Number(period.to.slice(0, 4))}
        description={`${title}, ${asked}: ${by.length} documents. ${words}`}
        ground={(year) =>
          stretchesInYear([{ first, last }], year).map(({ from, start, width }) => (
            <rect
              key={from}
              className={styles['ground']}
              x={percent(start)}
              width={percent(width)}
              y={2}
              height={stripHeight}
              rx={3}
            />
          ))
        }
      >
        {(year) => (
          <>
            {stretchesInYear(gaps, year).map(({ from, start, width }) => (
              <rect
                key={from}
                className={styles['missing']}
                x={percent(start)}
                width={percent(width)}
                y={2}
                height={stripHeight}
              />
            ))}
            {stretchesInYear(covered, year).map(({ from, start, width }) => (
              <rect
                key={from}
                className={styles['covered']}
                x={percent(Math.min(start, 1 - narrowest))}
                width={percent(Math.max(width, narrowest))}
                y={4}
                height={stripHeight - 4}
                rx={2}
              />
            ))}
          </>
        )}
      </YearRows>
    </figure>
  );
}

function lastDayOfMonth(month: string): number {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return (
    toDayNumber(number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`) - 1
  );
}

function Legend({ look, words }: { look: 'covered' | 'missing' | 'ground'; words: string }) {
  return (
    <li>
      <svg width={18} height={14} aria-hidden>
        <rect className={styles[look]} width={18} height={14} rx={2.5} />
      </svg>
      {words}
    </li>
  );
}
