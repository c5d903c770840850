import { useState, type ComponentProps } from 'react';
import { Icon } from '../Icon';
import { controlClass, Field } from './Field';
import styles from './PasswordField.module.css';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'autoComplete'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
};

/** A password, hidden until the person asks to see it. */
export function PasswordField({ label, hint, error, id, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles['box']}>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={[controlClass, styles['input']].join(' ')}
          />
          <button
            type="button"
            className={styles['toggle']}
            aria-label={shown ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}
