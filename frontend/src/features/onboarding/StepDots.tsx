import { Icon } from '../../ui/Icon';
import { Tooltip } from '../../ui/Tooltip';
import styles from './StepDots.module.css';
import { stepNumbers, steps, type StepNumber } from './steps';

interface StepDotsProps {
  /** The step on show. */
  step: StepNumber;
  /** True while a step is being saved: nothing leads away from it then. */
  busy: boolean;
  onGoTo: (step: StepNumber) => void;
}

/** One dot for each step, with its name in a tooltip. The dots of earlier steps lead back to them. */
export function StepDots({ step, busy, onGoTo }: StepDotsProps) {
  return (
    <nav aria-label="Steps">
      <ol className={styles['dots']}>
        {stepNumbers.map((number) => {
          const place = number < step ? 'earlier' : number === step ? 'current' : 'later';
          const leads = place === 'earlier' && !busy;
          return (
            <li key={number} className={styles['place']} data-place={place}>
              <Tooltip text={steps[number].name}>
                {(describedBy) => (
                  <button
                    type="button"
                    className={styles['dot']}
                    aria-label={`Step ${number}`}
                    aria-describedby={describedBy}
                    aria-current={place === 'current' ? 'step' : undefined}
                    // Not `disabled`: its tooltip can be read all the same.
                    aria-disabled={!leads || undefined}
                    onClick={() => {
                      if (leads) onGoTo(number);
                    }}
                  >
                    <span className={styles['mark']}>
                      {place === 'earlier' ? <Icon name="check" size={18} /> : number}
                    </span>
                  </button>
                )}
              </Tooltip>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
