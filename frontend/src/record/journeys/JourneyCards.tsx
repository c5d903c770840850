import type { JourneyResponse } from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';
import { formatDate } from '../../ui/dates/formatDate';
import { JourneyRowActions, type JourneyActions } from './JourneyRowActions';
import styles from './JourneyCards.module.css';
import { JourneyMarks } from './JourneyMarks';
import { JourneyNotes } from './JourneyNotes';
import { dayCount, reasonLabel } from './labels';

interface JourneyCardsProps extends JourneyActions {
  journeys: readonly JourneyResponse[];
  today: CivilDate;
}

/** The table's rows as cards, for narrow windows. */
export function JourneyCards({ journeys, today, ...actions }: JourneyCardsProps) {
  return (
    <ul className={styles['list']}>
      {journeys.map((journey) => (
        <li key={journey.id} className={styles['card']}>
          <div className={styles['top']}>
            <h3 className={styles['destination']}>{journey.destination}</h3>
            <span className={styles['days']}>{dayCount(journey.days)}</span>
          </div>
          <p className={styles['dates']}>
            {formatDate(journey.departureDate)} – {formatDate(journey.returnDate)}
          </p>
          <JourneyMarks journey={journey} today={today} />
          <div className={styles['bottom']}>
            <span className={styles['reason']}>
              {reasonLabel(journey.reason)}
              <JourneyNotes journey={journey} />
            </span>
            <span className={`noPrint ${styles['actions']}`}>
              <JourneyRowActions journey={journey} {...actions} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
