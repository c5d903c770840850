import styles from './ListSkeleton.module.css';

interface ListSkeletonProps {
  /** Said while it is on show. */
  label: string;
  /** How many cards stand in for what is coming. */
  cards: number;
  /** Whether a row of tabs comes above them. */
  tabs?: boolean;
}

/** The page's own shape while its answers are on their way. */
export function ListSkeleton({ label, cards, tabs = false }: ListSkeletonProps) {
  return (
    <div>
      <p role="status" className="visuallyHidden">
        {label}
      </p>
      <div aria-hidden="true" className={styles['cards']}>
        {tabs && <span className={styles['tabs']} />}
        {Array.from({ length: cards }, (_none, index) => (
          <span key={index} className={styles['card']} />
        ))}
      </div>
    </div>
  );
}
