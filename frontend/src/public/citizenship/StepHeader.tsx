import { Icon } from '../../ui/Icon';
import type { WizardStep } from './draft/citizenshipDraft';
import styles from './StepHeader.module.css';
import type { CitizenshipForm } from './useCitizenshipForm';

export const stepNames: Readonly<Record<WizardStep, string>> = {
  1: 'Settlement Status',
  2: 'Absences',
  3: 'Requirements',
};

const steps: readonly WizardStep[] = [1, 2, 3];

/** The three steps in a row; completed ones and the one on show can be opened. */
export function StepHeader({ form }: { form: CitizenshipForm }) {
  return (
    <nav aria-label="Steps">
      <ol className={styles['steps']}>
        {steps.map((step) => {
          const current = step === form.draft.step;
          const done = !current && form.isCompleted(step);
          return (
            <li key={step}>
              <button
                type="button"
                className={styles['step']}
                disabled={!form.canGoTo(step)}
                aria-label={`${step} ${stepNames[step]}${done ? ' (completed)' : ''}`}
                aria-current={current ? 'step' : undefined}
                onClick={() => {
                  if (!current) form.goTo(step);
                }}
              >
                <span aria-hidden="true" className={styles['number']}>
                  {done ? <Icon name="check" size={18} /> : step}
                </span>
                {stepNames[step]}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
