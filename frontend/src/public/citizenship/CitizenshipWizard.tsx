import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { useNarrow } from '../../ui/useNarrow';
import { WizardBar } from '../calculators/wizard/WizardBar';
import { WizardProgress } from '../calculators/wizard/WizardProgress';
import { CalculatingOverlay } from './CalculatingOverlay';
import styles from './CitizenshipWizard.module.css';
import { GuidancePanel } from './GuidancePanel';
import { StepHeader, stepNames } from './StepHeader';
import { AbsencesStep } from './steps/AbsencesStep';
import { RequirementsStep } from './steps/RequirementsStep';
import { SettlementStep } from './steps/SettlementStep';
import { idOfField } from './draft/refusals';
import type { CitizenshipForm } from './useCitizenshipForm';

const stepBodies = { 1: SettlementStep, 2: AbsencesStep, 3: RequirementsStep } as const;

/** The form in its three steps, with what leads from one to the next. */
export function CitizenshipWizard({ form }: { form: CitizenshipForm }) {
  const narrow = useNarrow();
  const { draft, problems, failure, attempt, moves, pending } = form;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);

  const StepBody = stepBodies[draft.step];
  const last = draft.step === 3;
  return (
    <>
      {!narrow && <GuidancePanel />}
      <form
        noValidate
        className={styles['form']}
        aria-label="British Citizenship Calculator"
        onSubmit={(event) => {
          event.preventDefault();
          if (last) void form.calculate();
          else form.next();
        }}
      >
        {narrow ? (
          <WizardProgress step={draft.step} of={3} label="Progress of the British Citizenship Calculator" />
        ) : (
          <StepHeader form={form} />
        )}
        <section className={`card ${styles['step']}`} aria-labelledby="citizenship-step">
          <h2 id="citizenship-step" ref={heading} tabIndex={-1} className={styles['heading']}>
            {stepNames[draft.step]}
          </h2>
          <ErrorSummary
            attempt={attempt}
            message={failure}
            problems={problems
              .filter(({ step }) => step === draft.step)
              .map(({ field, message }) => ({ fieldId: idOfField(field), message }))}
          />
          <StepBody form={form} />
        </section>
        <WizardBar>
          <Button
            look="quiet"
            icon="arrowLeft"
            className={styles['previous']}
            disabled={draft.step === 1}
            onClick={form.previous}
          >
            {narrow ? 'Back' : 'Previous'}
          </Button>
          {last ? (
            <Button type="submit" disabled={pending}>
              {narrow ? 'Calculate' : 'Calculate Eligibility'}
            </Button>
          ) : (
            <Button type="submit" iconAfter="arrowRight">
              Next
            </Button>
          )}
        </WizardBar>
      </form>
      {pending && <CalculatingOverlay />}
    </>
  );
}
