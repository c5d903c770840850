import type { ComponentProps } from 'react';
import styles from './SwitchField.module.css';

type SwitchFieldProps = Omit<
  ComponentProps<'input'>,
  'className' | 'type' | 'role' | 'aria-labelledby' | 'aria-describedby' | 'id'
> & {
  id: string;
  label: string;
  hint?: string;
};

/** Something that is on or off, with its words beside it; a press anywhere on the words changes it too. */
export function SwitchField({ id, label, hint, ...input }: SwitchFieldProps) {
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  return (
    <label className={styles['switch']}>
      <input
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        aria-labelledby={labelId}
        aria-describedby={hint === undefined ? undefined : hintId}
      />
      <span className={styles['track']} aria-hidden="true" />
      <span id={labelId} className={styles['label']}>
        {label}
      </span>
      {hint !== undefined && (
        <span id={hintId} className={styles['hint']}>
          {hint}
        </span>
      )}
    </label>
  );
}
