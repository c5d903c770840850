import { Icon, type IconName } from '../../../ui/Icon';
import { emptyTrip, yearsFor } from '../draft/ilrDraft';
import { fieldId } from '../draft/problems';
import type { IlrForm } from '../useIlrForm';
import styles from './AbsencesStep.module.css';
import { TripList } from './TripList';
import { YearlyTotals } from './YearlyTotals';

interface Mode {
  readonly detailed: boolean;
  readonly title: string;
  readonly words: string;
  readonly icon: IconName;
}

const modes: readonly Mode[] = [
  {
    detailed: false,
    title: 'Yearly totals',
    words: 'Quick: the days away in each year. A rough answer.',
    icon: 'calendar',
  },
  {
    detailed: true,
    title: 'Individual trips',
    words: 'Exact: each trip with its dates. Finds your first day to apply.',
    icon: 'plane',
  },
];

/** Step 2: the days outside the UK, by year or trip by trip. */
export function AbsencesStep({ form }: { form: IlrForm }) {
  const { draft, today, change } = form;

  function choose(detailed: boolean): void {
    const { absences } = draft;
    change(
      {
        useDetailedAbsences: detailed,
        // What was typed in one mode is kept while the other is looked at.
        ...(detailed && absences.length === 0 && { absences: [emptyTrip(absences, today)] }),
        ...(!detailed && { absencesPerYear: yearsFor(draft, today) }),
      },
      fieldId.mode,
    );
  }

  return (
    <>
      <fieldset className={styles['modes']}>
        <legend className={styles['legend']}>How do you want to enter your days away?</legend>
        {modes.map(({ detailed, title, words, icon }) => (
          <label key={title} className={styles['mode']}>
            <input
              type="radio"
              name={fieldId.mode}
              id={detailed ? `${fieldId.mode}-trips` : fieldId.mode}
              checked={draft.useDetailedAbsences === detailed}
              onChange={() => choose(detailed)}
              aria-labelledby={`${fieldId.mode}-${icon}`}
              aria-describedby={`${fieldId.mode}-${icon}-words`}
            />
            <Icon name={icon} size={24} />
            <span className={styles['modeWords']}>
              <span id={`${fieldId.mode}-${icon}`} className={styles['modeTitle']}>
                {title}
              </span>
              <span id={`${fieldId.mode}-${icon}-words`} className={styles['modeHint']}>
                {words}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {draft.useDetailedAbsences === false && <YearlyTotals form={form} />}
      {draft.useDetailedAbsences === true && <TripList form={form} />}
    </>
  );
}
