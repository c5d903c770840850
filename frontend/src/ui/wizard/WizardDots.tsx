import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Icon } from '../Icon';
import { Tooltip } from '../Tooltip';

interface WizardDotsProps {
  /** The steps, in a word or two each, and whether each has what it cannot do without. */
  steps: readonly { readonly name: string; readonly done: boolean }[];
  /** The step on show, from 1. */
  current: number;
  /** True while a step is being saved: nothing leads away from it then. */
  busy: boolean;
  onGoTo: (step: number) => void;
}

const dotsSx = {
  display: 'flex',
  mx: '-5px',
  '& > li': {
    position: 'relative',
    display: 'flex',
    flex: 1,
    // The way from each dot to the next.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      top: 21,
      right: 3,
      left: 47,
      height: 2,
      borderRadius: '1px',
      bgcolor: 'var(--line)',
      '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
    },
    '&[data-done]::after': { bgcolor: 'var(--action)' },
  },
  '& > li:last-child': { flex: 'none' },
  '@media print': { display: 'none' },
} as const;

const filled = { borderColor: 'var(--action)', bgcolor: 'var(--action)', color: 'var(--actionInk)' } as const;

const dotSx = {
  width: 44,
  height: 44,
  borderRadius: '50%',
  '&:focus-visible': { borderRadius: '50%', outlineOffset: '-2px' },
  '&[aria-disabled]': { cursor: 'default' },
  '& > span': {
    display: 'inline-grid',
    placeItems: 'center',
    width: 34,
    height: 34,
    border: '1.5px solid var(--edge)',
    borderRadius: '50%',
    bgcolor: 'var(--surface)',
    color: 'var(--ink2)',
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 1,
  },
  '&[data-done] > span': {
    borderColor: 'var(--action)',
    bgcolor: 'var(--actionSoft)',
    color: 'var(--action)',
  },
  '&:not([aria-disabled]):hover > span': filled,
  '&[data-place="current"] > span': {
    ...filled,
    '@media (forced-colors: active)': {
      bgcolor: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
  },
} as const;

/** One dot for each step, with its name in a tooltip. The dots of earlier steps lead back to them, and are ticked once done. */
export function WizardDots({ steps, current, busy, onGoTo }: WizardDotsProps) {
  return (
    <nav aria-label="Steps">
      <Box component="ol" sx={dotsSx}>
        {steps.map(({ name, done }, index) => {
          const step = index + 1;
          const place = step < current ? 'earlier' : step === current ? 'current' : 'later';
          const isTicked = (place === 'earlier' && done) || undefined;
          const leads = place === 'earlier' && !busy;
          return (
            <li key={name} data-done={isTicked}>
              <Tooltip text={name}>
                {(describedBy) => (
                  <ButtonBase
                    aria-label={`Step ${step}`}
                    aria-describedby={describedBy}
                    aria-current={place === 'current' ? 'step' : undefined}
                    // Not `disabled`: its tooltip can be read all the same.
                    aria-disabled={!leads || undefined}
                    data-place={place}
                    data-done={isTicked}
                    onClick={() => {
                      if (leads) onGoTo(step);
                    }}
                    sx={dotSx}
                  >
                    <span>{isTicked ? <Icon name="check" size={18} /> : step}</span>
                  </ButtonBase>
                )}
              </Tooltip>
            </li>
          );
        })}
      </Box>
    </nav>
  );
}
