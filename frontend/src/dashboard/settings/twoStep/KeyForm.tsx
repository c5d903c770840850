import { turnOnSecondFactorRequest, type SecondFactorKeyResponse } from '@settlewise/contract';
import { useEffect, useRef } from 'react';
import { useTurnOn } from '../../../api/secondFactor';
import { Button } from '../../../ui/Button';
import { CodeField } from '../../../ui/form/CodeField';
import { ErrorSummary } from '../../../ui/form/ErrorSummary';
import { useCheckedForm } from '../../../ui/form/useCheckedForm';
import { QrCode } from '../../../ui/QrCode';
import styles from './TwoStep.module.css';

const failed = 'It could not be turned on. Please try again.';

interface KeyFormProps {
  secret: SecondFactorKeyResponse;
  onDone: (recoveryCodes: readonly string[]) => void;
  onLeave: () => void;
}

/** The key for the app, as a picture and as text, and a field for the first code that the app makes of it. */
export function KeyForm({ secret, onDone, onLeave }: KeyFormProps) {
  const turnOn = useTurnOn();
  const heading = useRef<HTMLHeadingElement>(null);
  const { field, submit, refuse, summary, busy } = useCheckedForm({
    schema: turnOnSecondFactorRequest,
    fields: ['code'],
    defaultValues: { code: '' },
  });
  // The dialog that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <form
      noValidate
      className={styles['steps']}
      aria-label="Turn on two-step sign-in"
      onSubmit={submit(async (payload) => {
        try {
          onDone((await turnOn.mutateAsync(payload)).recoveryCodes);
        } catch (error) {
          refuse(error, failed);
        }
      })}
    >
      <ErrorSummary {...summary} />
      <div className={styles['part']}>
        <h3 ref={heading} tabIndex={-1}>
          1. Scan this with your app
        </h3>
        <QrCode content={secret.address} label="QR code with the key for your app" />
        <p className={styles['lead']}>No camera? Type this key into the app:</p>
        <p className={styles['key']} data-testid="key">
          {inGroups(secret.key)}
        </p>
      </div>
      <div className={styles['part']}>
        <h3>2. Enter the code that it shows</h3>
        <CodeField {...field('code')} />
      </div>
      <div className={styles['acts']}>
        <Button type="submit" busy={busy}>
          {busy ? 'Turning on…' : 'Turn on'}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const inGroups = (key: string) => key.replaceAll(/(.{4})(?=.)/g, '$1 ');
