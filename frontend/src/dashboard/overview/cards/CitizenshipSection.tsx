import type { CitizenshipOutlook } from '@settlewise/contract';
import { formatLongDate } from '../../../ui/dates/formatDate';
import styles from './CitizenshipSection.module.css';

/** What comes after ILR; before it only that ILR comes first. */
export function CitizenshipSection({ citizenship }: { citizenship: CitizenshipOutlook | null }) {
  return (
    <div className={styles['section']}>
      <h3 className={styles['title']}>Citizenship</h3>
      {citizenship === null ? (
        <p className={styles['said']}>ILR is required first. After it, this shows when you can apply.</p>
      ) : (
        <Outlook citizenship={citizenship} />
      )}
    </div>
  );
}

function Outlook({ citizenship }: { citizenship: CitizenshipOutlook }) {
  const { eligibleNow, firstGoodDate, note } = citizenship;
  return (
    <>
      {eligibleNow ? (
        <p className={styles['date']}>By time and days away you can apply for citizenship now.</p>
      ) : (
        firstGoodDate !== null && (
          <p className={styles['date']}>
            You can apply for citizenship from {formatLongDate(firstGoodDate)}.
          </p>
        )
      )}
      {note !== null && <p className={styles['said']}>{note}</p>}
    </>
  );
}
