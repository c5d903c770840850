import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

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
      <Stack aria-hidden spacing={2.5}>
        {tabs && <Skeleton height={48} sx={{ maxWidth: 440 }} />}
        {Array.from({ length: cards }, (_none, index) => (
          <Skeleton key={index} height={240} />
        ))}
      </Stack>
    </div>
  );
}
