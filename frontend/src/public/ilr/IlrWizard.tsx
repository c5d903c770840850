import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { Notice } from '../../ui/Notice';
import { RecordedOnArrival } from '../calculators/recorded/RecordedOnArrival';
import { WizardBar } from '../calculators/wizard/WizardBar';
import { WizardProgress } from '../calculators/wizard/WizardProgress';
import { AboutIlr, Disclaimer } from './AboutIlr';
import type { IlrStep } from './draft/ilrDraft';
import styles from './IlrWizard.module.css';
import { AbsencesStep } from './steps/AbsencesStep';
import { RequirementsStep } from './steps/RequirementsStep';
import { VisaStep } from './steps/VisaStep';
import type { IlrForm } from './useIlrForm';

const steps: Readonly<
  Record<IlrStep, { title: string; Content: typeof VisaStep; toGoOn: string; next: string }>
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
    toGoOn: 'To go on, choose how to enter your days away; with individual trips, add at least one.',
    next: 'Next',
  },
  3: {
    title: 'Other requirements',
    Content: RequirementsStep,
    toGoOn: 'To see your result, answer all three questions.',
    next: 'Calculate',
  },
};

/** The form in three steps, with what ILR is beside it. */
export function IlrWizard({ form }: { form: IlrForm }) {
  const { step } = form.draft;
  const { title, Content, toGoOn, next } = steps[step];
  const heading = useRef<HTMLHeadingElement>(null);
  const { moves } = form;

  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);

  return (
    <div className={styles['page']}>
      <RecordedOnArrival hasTyped={form.hasTypedTrips} onUse={form.fillInRecorded} />
      <div className={styles['columns']}>
        <form
          noValidate
          aria-label="ILR eligibility"
          className={`card ${styles['form']}`}
          onSubmit={(event) => {
            event.preventDefault();
            form.next();
          }}
        >
          <WizardProgress step={step} of={3} showPercent label="Progress of the ILR calculator" />
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
          <ErrorSummary problems={form.problems} attempt={form.attempt} />
          <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
            {title}
          </h2>
          <Content form={form} />
          {!form.isFilled && (
            <p id="ilr-to-go-on" className={styles['toGoOn']}>
              {toGoOn}
            </p>
          )}
          <WizardBar>
            <Button
              look="quiet"
              className={styles['button']}
              disabled={step === 1}
              busy={form.pending}
              onClick={form.back}
            >
              Back
            </Button>
            <Button look="quiet" className={styles['button']} busy={form.pending} onClick={form.reset}>
              Reset
            </Button>
            <Button
              type="submit"
              className={styles['button']}
              disabled={!form.isFilled}
              busy={form.pending}
              aria-describedby={form.isFilled ? undefined : 'ilr-to-go-on'}
            >
              {form.pending ? 'Calculating...' : next}
            </Button>
          </WizardBar>
        </form>
        <aside aria-label="About this calculator" className={styles['beside']}>
          <AboutIlr />
          <Disclaimer />
        </aside>
      </div>
    </div>
  );
}
