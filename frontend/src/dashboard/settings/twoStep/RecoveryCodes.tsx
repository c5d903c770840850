import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button';
import { showToast } from '../../../ui/toasts/toastStore';
import styles from './TwoStep.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, this once: nobody can show them again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `Settlewise recovery codes. Each signs in once, with your password.\n\n${codes.join('\n')}\n`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast('Codes copied', 'Paste them where you find them without your phone.');
    } catch {
      showToast('The codes were not copied', 'Please select them and copy them yourself.', 'destructive');
    }
  }

  function save(): void {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'settlewise-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(address);
  }

  return (
    <div className={styles['steps']}>
      <div className={styles['part']}>
        <h3 ref={heading} tabIndex={-1}>
          Keep your recovery codes
        </h3>
        <p className={styles['lead']}>
          Each signs in once in place of a code from your app. They are shown this once: keep them where you
          find them without your phone.
        </p>
        <ul className={styles['codes']} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className={styles['acts']}>
        <Button look="quiet" icon="copy" onClick={() => void copy()}>
          Copy
        </Button>
        <Button look="quiet" icon="download" onClick={save}>
          Save as a file
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </div>
  );
}
