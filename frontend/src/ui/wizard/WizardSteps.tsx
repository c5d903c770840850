import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Icon } from '../Icon';

interface WizardStepsProps {
  steps: readonly {
    readonly name: string;
    readonly done: boolean;
    /** Whether it can be gone to. */
    readonly open: boolean;
  }[];
  /** The step on show, from 1. */
  current: number;
  onGoTo: (step: number) => void;
}

const stepSx = {
  justifyContent: 'flex-start',
  gap: 1.25,
  width: '100%',
  minHeight: 56,
  p: '8px 12px',
  borderTop: '4px solid var(--line)',
  borderRadius: '2px',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'left',
  '&:hover': { bgcolor: 'var(--actionSoft)' },
  '&:disabled': { color: 'text.disabled' },
  '& > span': {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 32,
    height: 32,
    border: '1.5px solid var(--edge)',
    borderRadius: '50%',
  },
  '&[aria-current]': {
    borderTopColor: 'var(--action)',
    '& > span': { borderColor: 'var(--action)', bgcolor: 'var(--action)', color: 'var(--actionInk)' },
  },
  '&:has(svg)': {
    borderTopColor: 'var(--within)',
    '& > span': { borderColor: 'var(--within)', color: 'var(--within)' },
  },
} as const;

/** The steps of a form in a row, each with its name; those that are open can be gone to. */
export function WizardSteps({ steps, current, onGoTo }: WizardStepsProps) {
  return (
    <nav aria-label="Steps">
      <Box
        component="ol"
        sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 1.5 }}
      >
        {steps.map(({ name, done, open }, index) => {
          const step = index + 1;
          const isCurrent = step === current;
          return (
            <li key={name}>
              <ButtonBase
                disabled={!open}
                aria-label={`${step} ${name}${done && !isCurrent ? ' (completed)' : ''}`}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => {
                  if (!isCurrent) onGoTo(step);
                }}
                sx={stepSx}
              >
                <span aria-hidden="true">{done && !isCurrent ? <Icon name="check" size={18} /> : step}</span>
                {name}
              </ButtonBase>
            </li>
          );
        })}
      </Box>
    </nav>
  );
}
