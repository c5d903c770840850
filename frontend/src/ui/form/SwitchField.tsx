import type { ComponentProps } from 'react';
import styles from './SwitchField.module.css';

type SwitchFieldProps = Omit<
  ComponentProps<'input'>,
  'className' | 'type' | 'role' | 'aria-describedby' | 'id'
> & {
  id: string;
  label: string;
  hint?: string;
};

/** Something that is on or off, with its label beside it; a press anywhere on the words changes it too. */
export function SwitchField({ id, label, hint, ...input }: SwitchFieldProps) {
  const hintId = `${id}-hint`;
  return (
    <div className={styles['field']}>
      <label className={styles['switch']}>
        <input
          {...input}
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={hint === undefined ? undefined : hintId}
        />
        <span className={styles['track']} aria-hidden="true" />
        <span className={styles['label']}>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
}
