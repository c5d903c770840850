import type { TimelineResponse } from '@settlewise/contract';
import { FactList } from '../dashboard/progress/FactList';
import { dayCount } from '../public/absenceTracker/labels';
import { visaTypeLabel } from '../public/ilr/visaTypes';
import { formatDate } from '../ui/dates/formatDate';
import { Pill } from '../ui/Pill';
import styles from './DeveloperPage.module.css';

const yesOrNo = (yes: boolean) => (yes ? 'Yes' : 'No');

/** Every field of a timeline. */
export function TimelineView({ timeline }: { timeline: TimelineResponse }) {
  const within = timeline.absenceStatus === 'within_limit';
  return (
    <section aria-label="Timeline" className={styles['card']}>
      <h2>Timeline</h2>
      <FactList
        facts={[
          { name: 'Visa type', value: visaTypeLabel(timeline.visaType) },
          { name: 'Visa start date', value: formatDate(timeline.visaStartDate) },
          { name: 'ILR eligibility date', value: formatDate(timeline.ilrEligibilityDate) },
          { name: 'Earliest ILR application', value: formatDate(timeline.ilrApplicationEarliestDate) },
          { name: 'Citizenship eligibility date', value: formatDate(timeline.citizenshipEligibilityDate) },
          { name: 'Total absences', value: dayCount(timeline.totalAbsences) },
          {
            name: 'Absence limit',
            value: timeline.absenceLimit === null ? 'None' : dayCount(timeline.absenceLimit),
          },
          {
            name: 'Absence status',
            value: <Pill tone={within ? 'within' : 'over'}>{within ? 'Within limit' : 'Exceeded'}</Pill>,
          },
          { name: 'Progress', value: `${timeline.progressPercent}%` },
          { name: 'Language requirement', value: yesOrNo(timeline.hasLanguageRequirement) },
          { name: 'Life in the UK requirement', value: yesOrNo(timeline.hasLifeInUKRequirement) },
        ]}
      />
      {timeline.notes.length > 0 && (
        <>
          <h3>Notes</h3>
          <ul className={styles['notes']}>
            {timeline.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
