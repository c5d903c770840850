import type { JourneyResponse } from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';
import { IconButton } from '../../ui/Button';
import { formatDate } from '../../ui/dates/formatDate';
import styles from './JourneyCards.module.css';
import { JourneyMarks } from './JourneyMarks';
import { JourneyNotes } from './JourneyNotes';
import type { JourneyActions } from './JourneysPanel';
import { dayCount, reasonLabel } from './words';

interface JourneyCardsProps extends JourneyActions {
  journeys: readonly JourneyResponse[];
  today: CivilDate;
}

/** The table's rows as cards, for narrow windows. */
export function JourneyCards({ journeys, today, onEdit, onDelete }: JourneyCardsProps) {
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
              <IconButton
                icon="edit"
                label={`Edit journey to ${journey.destination}`}
                onClick={() => onEdit(journey)}
              />
              <IconButton
                icon="bin"
                label={`Delete journey to ${journey.destination}`}
                onClick={() => onDelete(journey)}
              />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
