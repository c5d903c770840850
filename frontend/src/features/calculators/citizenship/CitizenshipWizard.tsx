import { Button } from '../../../ui/Button';
import { useNarrow } from '../../../ui/useNarrow';
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
  const narrow = useNarrow();
  const { draft, pending, isCompleted } = form;
  const { title, Content } = stepContents[draft.step];
  return (
    <>
      {!narrow && <GuidancePanel />}
      <Wizard
        label="British Citizenship Calculator"
        progress={
          narrow ? (
            <WizardProgress step={draft.step} of={3} label="Progress of the British Citizenship Calculator" />
          ) : (
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
          )
        }
        title={title}
        moves={form.moves}
        summary={form.summary}
        onSubmit={form.next}
        buttons={
          <>
            <Button look="quiet" icon="arrowLeft" disabled={draft.step === 1} onClick={form.back}>
              {narrow ? 'Back' : 'Previous'}
            </Button>
            {draft.step === 3 ? (
              <Button type="submit" disabled={pending}>
                {narrow ? 'Calculate' : 'Calculate Eligibility'}
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
