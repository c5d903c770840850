import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon';
import styles from './Field.module.css';

/** What ties a control to its label, help and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  /** Known from outside where an error summary links to the field. */
  id?: string | undefined;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, help under the label, error under the control. */
export function Field({ id: givenId, label, optional = false, hint, error, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label id={`${id}-label`} htmlFor={id} className={styles['label']}>
        {label}
        {optional && <span className={styles['optional']}> (optional)</span>}
      </label>
      {hint !== undefined && (
        <div id={hintId} className={styles['hint']}>
          {hint}
        </div>
      )}
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <p id={errorId} className={styles['error']}>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/** The look of a control that is typed into or chosen from. */
export const controlClass = styles['control'];
