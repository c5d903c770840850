import Typography from '@mui/material/Typography';
import { useNarrow } from '../../ui/useNarrow';
import type { CountAnswer } from './bothCounts';
import { byHomeOffice, whyTwoNumbers, withTravelDays } from './labels';
import { SideBySide } from './SideBySide';

interface TwoCountsProps {
  /** Null for a result that was saved before it held both: `says` then says the difference alone. */
  counts: { readonly cautious: CountAnswer; readonly homeOffice: CountAnswer } | null;
  /** What the difference comes to, of a result that has no counts of its own. */
  says?: string | undefined;
}

/** Both ways of counting days away, where they come to different answers: side by side, with equal weight. */
export function TwoCounts({ counts, says }: TwoCountsProps) {
  // A phone has room for the one sentence that says why.
  const narrow = useNarrow(640);
  return (
    <SideBySide
      label="Two ways to count"
      answers={
        counts === null
          ? []
          : [
              { name: withTravelDays, value: counts.cautious.answer, note: counts.cautious.days },
              { name: byHomeOffice, value: counts.homeOffice.answer, note: counts.homeOffice.days },
            ]
      }
    >
      {counts === null && says !== undefined && <Typography variant="body2">{says}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {whyTwoNumbers}
        {!narrow && ' We count both as well, so that a late flight cannot spoil your application.'}
      </Typography>
    </SideBySide>
  );
}
