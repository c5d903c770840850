import { Button } from '../ui/Button';
import { DateField } from '../ui/dates/DateField';
import { TextField } from '../ui/form/TextField';
import { dayCount } from '../public/absenceTracker/labels';
import styles from './DeveloperPage.module.css';
import { daysOf, freeId, type AbsenceEntry, type YearEntry } from './timelineForm';

interface EntriesProps<Entry> {
  entries: readonly Entry[];
  onChange: (entries: readonly Entry[]) => void;
  /** What the server said of a field, by its path. */
  errorOf: (path: string) => string | undefined;
}

/** Days away by calendar year. */
export function YearEntries({ entries, onChange, errorOf }: EntriesProps<YearEntry>) {
  const change = (id: number, part: Partial<YearEntry>) =>
    onChange(entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
  return (
    <div className={styles['entries']}>
      {entries.map(({ id, year, days }) => (
        <fieldset key={id} className={styles['entry']}>
          <legend className={styles['legend']}>{year === '' ? 'A year' : year}</legend>
          <TextField
            label="Year"
            inputMode="numeric"
            value={year}
            onChange={({ target }) => change(id, { year: target.value })}
          />
          <TextField
            label="Days away"
            inputMode="numeric"
            value={days}
            onChange={({ target }) => change(id, { days: target.value })}
            error={errorOf(`absencesPerYear.${year}`)}
          />
          <Button
            look="quiet"
            icon="bin"
            onClick={() => onChange(entries.filter((entry) => entry.id !== id))}
          >
            Remove {year}
          </Button>
        </fieldset>
      ))}
      <Button
        look="quiet"
        icon="plus"
        onClick={() => onChange([...entries, { id: freeId(entries), year: '', days: '0' }])}
      >
        Add year
      </Button>
    </div>
  );
}

/** Absences with their dates. */
export function AbsenceEntries({ entries, onChange, errorOf }: EntriesProps<AbsenceEntry>) {
  const change = (id: number, part: Partial<AbsenceEntry>) =>
    onChange(entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
  return (
    <div className={styles['entries']}>
      {entries.map((entry, position) => (
        <fieldset key={entry.id} className={styles['entry']}>
          <legend className={styles['legend']}>
            Absence {position + 1}: {dayCount(daysOf(entry))}
          </legend>
          <DateField
            label="From"
            value={entry.from}
            onChange={(from) => change(entry.id, { from })}
            error={errorOf(`absences.${position}.from`)}
          />
          <DateField
            label="To"
            value={entry.to}
            onChange={(to) => change(entry.id, { to })}
            error={errorOf(`absences.${position}.to`)}
          />
          <TextField
            label="Reason"
            value={entry.reason}
            onChange={({ target }) => change(entry.id, { reason: target.value })}
            error={errorOf(`absences.${position}.reason`)}
          />
          <Button
            look="quiet"
            icon="bin"
            onClick={() => onChange(entries.filter(({ id }) => id !== entry.id))}
          >
            Remove absence {position + 1}
          </Button>
        </fieldset>
      ))}
      <Button
        look="quiet"
        icon="plus"
        onClick={() => onChange([...entries, { id: freeId(entries), from: '', to: '', reason: '' }])}
      >
        Add absence
      </Button>
    </div>
  );
}
