import LinearProgress from '@mui/material/LinearProgress';

/** `nearOver`: closer than `soon`. `plain`: a number that no colour judges. */
export type BarColour = 'action' | 'plain' | 'within' | 'soon' | 'nearOver' | 'over';

const tokenOf: Readonly<Record<BarColour, string>> = {
  action: 'var(--action)',
  plain: 'var(--ink3)',
  within: 'var(--within)',
  soon: 'var(--soon)',
  nearOver: 'var(--rust)',
  over: 'var(--over)',
};

interface BarProps {
  /** `progressbar`: how far something has come · `meter`: an amount against its limit. */
  role: 'progressbar' | 'meter';
  /** What it shows, for screen readers. */
  label: string;
  /** Below 0 the bar is empty, above `max` it is full. */
  value: number;
  max: number;
  /** What a screen reader says in place of the number. */
  words?: string | undefined;
  colour?: BarColour;
  thick?: boolean;
}

/** A share as a bar. The number and what it means stand beside it in words. */
export function Bar({ role, label, value, max, words, colour = 'action', thick = false }: BarProps) {
  const shown = Math.max(0, Math.min(value, max));
  return (
    <LinearProgress
      variant="determinate"
      value={max === 0 ? 0 : (100 * shown) / max}
      role={role}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={shown}
      aria-valuetext={words}
      data-colour={colour}
      sx={{
        ...(thick && { height: 12 }),
        '@media not (forced-colors: active)': { '& > span': { backgroundColor: tokenOf[colour] } },
      }}
    />
  );
}
