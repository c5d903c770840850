import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';
import styles from './Accordion.module.css';

/** More of a matter under its title, closed until somebody opens it; a printed page has it open. */
export function Accordion({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={`card ${styles['accordion']}`}>
      <h3 className={styles['title']}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className={styles['button']}
          onClick={() => setOpen(!open)}
        >
          {title}
          <Icon name="chevronDown" />
        </button>
      </h3>
      <div id={id} className={[styles['content'], !open && styles['closed']].filter(Boolean).join(' ')}>
        {children}
      </div>
    </div>
  );
}
