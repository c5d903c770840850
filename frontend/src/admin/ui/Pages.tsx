import { Button } from '../../ui/Button';
import styles from './Pages.module.css';
import { countOf } from './labels';

interface PagesProps {
  /** What is listed, within a sentence: `events`, and `event` where there is one. */
  noun: string;
  one: string;
  page: number;
  perPage: number;
  /** How many rows are on show. */
  shown: number;
  total: number;
  /** There are more than `total`. */
  more: boolean;
  onPage: (page: number) => void;
}

/** Which part of a list is on show, and the ways to the parts beside it. */
export function Pages({ noun, one, page, perPage, shown, total, more, onPage }: PagesProps) {
  const first = (page - 1) * perPage + 1;
  const last = page * perPage >= total;
  return (
    <div className={styles['pages']}>
      <p role="status" className={styles['where']}>
        {first === first + shown - 1 ? first : `${first} to ${first + shown - 1}`} of {countOf(total, more)}{' '}
        {total === 1 ? one : noun}
        {last && more && '. Narrow the list with filters to see the others.'}
      </p>
      {total > perPage && (
        <nav aria-label={`Pages of ${noun}`} className={styles['acts']}>
          <Button
            look="quiet"
            icon="arrowLeft"
            aria-disabled={page === 1}
            onClick={() => page > 1 && onPage(page - 1)}
          >
            Previous
          </Button>
          <Button
            look="quiet"
            iconAfter="arrowRight"
            aria-disabled={last}
            onClick={() => !last && onPage(page + 1)}
          >
            Next
          </Button>
        </nav>
      )}
    </div>
  );
}
