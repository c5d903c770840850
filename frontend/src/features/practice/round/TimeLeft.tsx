import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

interface TimeLeftProps {
  /** The moment at which the time is over, in milliseconds since 1970. */
  endsAt: number;
  /** Called once the time is over. */
  onOver: () => void;
}

const aSecond = 1000;
/** Minutes before the end at which a screen reader says how many are left. */
const said = new Set([10, 5, 1]);

/** `44:05`. */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How much time is left of a mock test; it goes on while the page is closed, as it would in a test centre. */
export function TimeLeft({ endsAt, onOver }: TimeLeftProps) {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((endsAt - now) / aSecond));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), aSecond);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) onOver();
  }, [left, onOver]);
  const minutes = Math.ceil(left / 60);
  return (
    <>
      <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        <span className="visuallyHidden">Time left: </span>
        {clockOf(left)}
      </Typography>
      <span role="status" className="visuallyHidden">
        {said.has(minutes) && `${minutes === 1 ? '1 minute' : `${minutes} minutes`} left`}
      </span>
    </>
  );
}
