import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { phoneWidth } from '../../../ui/theme/tokens';
import { useIsNarrow, useNarrow } from '../../../ui/useNarrow';
import { Wizard } from '../../../ui/wizard/Wizard';
import { WizardProgress } from '../../../ui/wizard/WizardProgress';
import { WizardSteps } from '../../../ui/wizard/WizardSteps';
import { steps, type Step } from '../wizard/steps';
import { CalculatingOverlay } from './CalculatingOverlay';
import { GuidancePanel } from './GuidancePanel';
import { AbsencesStep } from './steps/AbsencesStep';
import { RequirementsStep } from './steps/RequirementsStep';
import { SettlementStep } from './steps/SettlementStep';
import type { CitizenshipForm } from './useCitizenshipForm';

const stepContents: Readonly<Record<Step, { title: string; Content: typeof SettlementStep }>> = {
  1: { title: 'Settlement Status', Content: SettlementStep },
  2: { title: 'Absences', Content: AbsencesStep },
  3: { title: 'Requirements', Content: RequirementsStep },
};

/** The form in its three steps, with what leads from one to the next. */
export function CitizenshipWizard({ form }: { form: CitizenshipForm }) {
  const { draft, pending } = form;
  const { title, Content } = stepContents[draft.step];
  return (
    <>
      <Guidance />
      <Wizard
        label="British Citizenship Calculator"
        progress={<Progress form={form} />}
        title={title}
        moves={form.moves}
        summary={form.summary}
        onSubmit={form.next}
        buttons={
          <>
            <Button look="quiet" icon="arrowLeft" disabled={draft.step === 1} onClick={form.back}>
              <Words onPhone="Back">Previous</Words>
            </Button>
            {draft.step === 3 ? (
              <Button type="submit" disabled={pending}>
                <Words onPhone="Calculate">Calculate Eligibility</Words>
              </Button>
            ) : (
              <Button type="submit" iconAfter="arrowRight">
                Next
              </Button>
            )}
          </>
        }
      >
        <Content form={form} />
      </Wizard>
      {pending && <CalculatingOverlay />}
    </>
  );
}

// What depends on the width stands in small parts, so that the page which takes over a built one draws nothing else again.
// The built one knows no width: it has both, and the style sheet hides one.

const shownOnPhone = { display: { xs: 'block', sm: 'none' } } as const;
const hiddenOnPhone = { display: { xs: 'none', sm: 'block' } } as const;

/** The style sheet hides it on a phone by itself. */
const Guidance = () => !useNarrow() && <GuidancePanel />;

function Progress({ form }: { form: CitizenshipForm }) {
  const narrow = useIsNarrow(phoneWidth);
  const { draft, isCompleted } = form;
  const bar = (
    <WizardProgress step={draft.step} of={3} label="Progress of the British Citizenship Calculator" />
  );
  const row = (
    <WizardSteps
      current={draft.step}
      steps={steps.map((step) => ({
        name: stepContents[step].title,
        done: isCompleted(step),
        open: step === draft.step || isCompleted(step),
      }))}
      onGoTo={(number) => {
        const step = steps.find((one) => one === number);
        if (step !== undefined) form.goTo(step);
      }}
    />
  );
  if (narrow !== null) return narrow ? bar : row;
  return (
    <>
      <Box sx={shownOnPhone}>{bar}</Box>
      <Box sx={hiddenOnPhone}>{row}</Box>
    </>
  );
}

/** What a button says, and the fewer words for which a phone has room. */
function Words({ onPhone, children }: { onPhone: string; children: ReactNode }) {
  const narrow = useIsNarrow(phoneWidth);
  if (narrow !== null) return narrow ? onPhone : children;
  return (
    <>
      <Box component="span" sx={shownOnPhone}>
        {onPhone}
      </Box>
      <Box component="span" sx={hiddenOnPhone}>
        {children}
      </Box>
    </>
  );
}
