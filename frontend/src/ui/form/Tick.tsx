import { Icon } from '../Icon';
import styles from './Tick.module.css';

interface TickProps {
  id: string;
  label: string;
  hint?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A statement to be ticked; the whole line can be pressed. */
export function Tick({ id, label, hint, checked, onChange }: TickProps) {
  const hintId = `${id}-hint`;
  return (
    <label className={styles['tick']}>
      <input
        id={id}
        type="checkbox"
        className={styles['input']}
        checked={checked}
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles['box']} aria-hidden="true">
        <Icon name="check" size={18} />
      </span>
      <span className={styles['words']}>
        <span>{label}</span>
        {hint !== undefined && (
          <span id={hintId} className={styles['hint']}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
