import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { ErrorSummary } from '../form/ErrorSummary';
import { phoneWidth } from '../theme/tokens';

interface WizardProps {
  /** What the form is called, for screen readers. */
  label: string;
  /** How far along it is: `WizardProgress` or `WizardSteps`. */
  progress?: ReactNode;
  /** Of the step on show. */
  title: string;
  lead?: ReactNode;
  /** Rises with each move to a step, whose heading then takes the focus. */
  moves: number;
  /** What has to be put right before the step can be left. */
  summary: ComponentProps<typeof ErrorSummary>;
  /** The ways back first, the way on last. */
  buttons: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** A form in steps, with one of them on show. */
export function Wizard(props: WizardProps) {
  const { label, progress, title, lead, moves, summary, buttons, onSubmit, children } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  // After a move, keyboard and screen reader start where the eye does.
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);

  return (
    <Stack
      component="form"
      noValidate
      aria-label={label}
      spacing={2.5}
      sx={{ minWidth: 0 }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
    >
      {progress}
      <Card component="section" aria-labelledby={titleId}>
        <CardContent>
          <Stack spacing={{ xs: 2, sm: 3 }}>
            <Stack spacing={0.75}>
              <Typography
                id={titleId}
                ref={heading}
                variant="h2"
                tabIndex={-1}
                sx={{ '&:focus': { outline: 'none' } }}
              >
                {title}
              </Typography>
              {lead !== undefined && <Typography color="textSecondary">{lead}</Typography>}
            </Stack>
            <ErrorSummary {...summary} />
            {children}
          </Stack>
        </CardContent>
      </Card>
      <WizardBar>{buttons}</WizardBar>
    </Stack>
  );
}

const sx = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  pt: 1,
  // The way on stands apart from the ways back.
  '& > :last-child:not(:only-child)': { ml: 'auto' },
  // `global.css` leaves room for it at the end of the page.
  [`@media screen and (max-width: ${phoneWidth}px)`]: {
    position: 'fixed',
    zIndex: 30,
    inset: 'auto 0 0',
    flexWrap: 'nowrap',
    p: '10px 20px calc(10px + env(safe-area-inset-bottom))',
    borderTop: '1px solid var(--line)',
    bgcolor: 'background.paper',
    boxShadow: '0 -4px 16px rgba(0, 0, 0, 0.08)',
    '&& > *': { flex: '0 1 auto', px: 1.75 },
    '&& > :last-child': { flex: '1 1 auto' },
  },
  '@media print': { display: 'none' },
} as const;

/**
 * The buttons of a form in steps, the way back first and the way on last: a row at the end of the form, and on a phone
 * a bar fixed to the bottom of the window.
 */
function WizardBar({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" data-bar-of-form sx={sx}>
      {children}
    </Stack>
  );
}
