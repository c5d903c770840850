import { ListSkeleton } from '../../ui/ListSkeleton';

/** The page's own shape while the answers are on their way. */
export function ProgressSkeleton() {
  return <ListSkeleton label="Loading your progress…" cards={3} tabs />;
}
