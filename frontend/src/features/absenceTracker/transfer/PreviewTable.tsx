import type { ImportedRow } from '@settlewise/contract';
import { formatDate } from '../../../ui/dates/formatDate';
import { Icon } from '../../../ui/Icon';
import { reasonLabel } from '../../../record/journeys/labels';
import styles from './ImportDialog.module.css';

const outcomes = {
  new: { icon: 'plus', words: 'To add' },
  already_there: { icon: 'check', words: 'In your record already' },
  refused: { icon: 'alert', words: 'Left out' },
} as const;

/** What each row becomes, with what is wrong with it beside it. */
export function PreviewTable({ rows }: { rows: readonly ImportedRow[] }) {
  return (
    // Scrolls by itself, so it can be reached with the keyboard.
    <div className={styles['frame']} role="region" aria-label="What each row becomes" tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Journey</th>
            <th scope="col">What happens</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row} className={styles[row.outcome]}>
              <th scope="row">{row.row}</th>
              <td>
                {row.outcome === 'refused'
                  ? row.typed.filter((cell) => cell.trim() !== '').join(' · ')
                  : journeyWords(row)}
              </td>
              <td>
                <span className={styles['outcome']}>
                  <Icon name={outcomes[row.outcome].icon} size={18} />
                  {outcomes[row.outcome].words}
                </span>
                {row.problems.map(({ field, message }) => (
                  <p key={field ?? 'row'}>{message}</p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function journeyWords({ journey }: ImportedRow): string {
  const { departureDate, returnDate, destination, reason } = journey;
  const dates = [departureDate, returnDate]
    .map((date) => (date === null ? '' : formatDate(date)))
    .join(' – ');
  return [dates, destination, reason === null ? null : reasonLabel(reason)]
    .filter((words) => words !== null && words !== '')
    .join(', ');
}
