import Typography from '@mui/material/Typography';
import type { LimitStanding, ToneInList } from '@settlewise/rules/absences';
import { Pill } from './Pill';

interface LimitPillProps {
  standing: LimitStanding;
  tone: ToneInList;
  words: string;
  /** What is said beside the pill; null where the pill says all. */
  rest: string | null;
}

/** Where days stand against their limit, in words. */
export function LimitPill({ standing, tone, words, rest }: LimitPillProps) {
  return (
    <>
      <Pill tone={tone} {...(standing === 'over' && { icon: 'warning' as const })}>
        {words}
      </Pill>
      {rest !== null && (
        <Typography component="span" variant="body2" color="textSecondary">
          {rest}
        </Typography>
      )}
    </>
  );
}
