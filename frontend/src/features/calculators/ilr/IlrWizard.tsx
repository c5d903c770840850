import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Wizard } from '../../../ui/wizard/Wizard';
import { WizardProgress } from '../../../ui/wizard/WizardProgress';
import type { Step } from '../wizard/steps';
import { AboutIlr, Disclaimer } from './AboutIlr';
import { AbsencesStep } from './steps/AbsencesStep';
import { RequirementsStep } from './steps/RequirementsStep';
import { VisaStep } from './steps/VisaStep';
import type { IlrForm } from './useIlrForm';

const steps: Readonly<
  Record<Step, { title: string; Content: typeof VisaStep; toGoOn: string; next: string }>
> = {
  1: {
    title: 'Your visa',
    Content: VisaStep,
    toGoOn: 'To go on, choose your visa type and enter its issue date.',
    next: 'Next',
  },
  2: {
    title: 'Your absences',
    Content: AbsencesStep,
    toGoOn:
      'To go on, choose how to enter your days away. With individual trips, add each one, or say that you were not away.',
    next: 'Next',
  },
  3: {
    title: 'Other requirements',
    Content: RequirementsStep,
    toGoOn: 'To see your result, answer all three questions.',
    next: 'Calculate',
  },
};

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
  alignItems: 'start',
  gap: 3,
  '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

/** The form in three steps, with what ILR is beside it. */
export function IlrWizard({ form }: { form: IlrForm }) {
  const { draft, pending, isFilled } = form;
  const { title, Content, toGoOn, next } = steps[draft.step];
  return (
    <Box sx={columnsSx}>
      <Wizard
        label="ILR eligibility"
        progress={
          <WizardProgress step={draft.step} of={3} showPercent label="Progress of the ILR calculator" />
        }
        title={title}
        moves={form.moves}
        summary={form.summary}
        onSubmit={form.next}
        buttons={
          <>
            <Button look="quiet" disabled={draft.step === 1} busy={pending} onClick={form.back}>
              Back
            </Button>
            <Button look="quiet" busy={pending} onClick={form.reset}>
              Reset
            </Button>
            <Button
              type="submit"
              disabled={!isFilled}
              busy={pending}
              aria-describedby={isFilled ? undefined : 'ilr-to-go-on'}
            >
              {pending ? 'Calculating...' : next}
            </Button>
          </>
        }
      >
        {form.canRestore && (
          <Notice
            role="status"
            inline
            actions={
              <Button look="plain" onClick={form.restore}>
                Bring them back
              </Button>
            }
          >
            <p>Your answers are cleared.</p>
          </Notice>
        )}
        <Content form={form} />
        {!isFilled && (
          <Typography id="ilr-to-go-on" variant="body2" color="textSecondary">
            {toGoOn}
          </Typography>
        )}
      </Wizard>
      <Stack component="aside" aria-label="About this calculator" spacing={2.5}>
        <AboutIlr />
        <Disclaimer />
      </Stack>
    </Box>
  );
}
