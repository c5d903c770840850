import { Button } from './Button';

interface ShowMoreProps {
  /** How many are not shown yet. */
  left: number;
  onMore: () => void;
}

/** Shows more of a list that is there already; nothing once all of it is shown. */
export function ShowMore({ left, onMore }: ShowMoreProps) {
  if (left <= 0) return null;
  return (
    <Button look="quiet" onClick={onMore}>
      {`Show more (${left.toLocaleString('en-GB')} left)`}
    </Button>
  );
}
