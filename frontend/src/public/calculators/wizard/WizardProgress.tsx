import { Bar } from '../../../ui/Bar';
import styles from './WizardProgress.module.css';

interface WizardProgressProps {
  /** The step on show, from 1. */
  step: number;
  of: number;
  /** Says the part of the way in percent as well. */
  showPercent?: boolean;
  /** Which way it is, for screen readers, for example "Progress of the ILR calculator". */
  label: string;
}

/** How far along a form in steps is: in words, and as a bar. */
export function WizardProgress({ step, of, showPercent = false, label }: WizardProgressProps) {
  const percent = Math.round((100 * step) / of);
  const words = `Step ${step} of ${of}`;
  return (
    <div className={styles['progress']}>
      <p className={styles['words']} aria-hidden="true">
        <span>{words}</span>
        {showPercent && <span className={styles['percent']}>{percent}%</span>}
      </p>
      <Bar
        role="progressbar"
        label={label}
        value={step}
        max={of}
        words={showPercent ? `${words}, ${percent}%` : words}
      />
    </div>
  );
}
