import { Icon } from '../../../ui/Icon';
import { Tooltip } from '../../../ui/Tooltip';
import styles from './AbsencesStep.module.css';

const text =
  'The day you leave the UK and the day you return both count as full absence days here. The Home Office counts only the days between them; the result tells you when that makes a difference.';

/** How days are counted, for those who ask. */
export function TravelDaysNote() {
  return (
    <Tooltip text={text}>
      {(describedBy) => (
        <button type="button" className={styles['ask']} aria-describedby={describedBy}>
          <Icon name="info" size={18} /> How are days counted?
        </button>
      )}
    </Tooltip>
  );
}
