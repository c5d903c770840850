import type { UserResponse } from '@settlewise/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './AccountMenu.module.css';
import { initialsOf } from './initials';
import { useLeave } from './useLeave';

/** The initials at the top right, and what opens under them. */
export function AccountMenu({ user }: { user: UserResponse }) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // Open on the page it was opened on: a move to another page closes it.
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === key;

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      opener.current?.focus();
    };
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) setOpenOn(null);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [open]);

  return (
    <div
      ref={root}
      className={styles['menu']}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) {
          setOpenOn(null);
        }
      }}
    >
      <button
        ref={opener}
        type="button"
        className={styles['avatar']}
        aria-label={`Account menu of ${user.username}`}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpenOn(open ? null : key)}
      >
        {initialsOf(user)}
      </button>
      <div id={panelId} className={styles['panel']} hidden={!open}>
        <p className={styles['label']}>My Account</p>
        <p className={styles['username']}>{user.username}</p>
        <ul className={styles['list']}>
          <li>
            <Link className={styles['entry']} to="/dashboard">
              My Dashboard
            </Link>
          </li>
          <li>
            <Link className={styles['entry']} to="/saved-results">
              Saved results
            </Link>
          </li>
          <li>
            <Link className={styles['entry']} to="/shared-with-me">
              Shared with me
            </Link>
          </li>
          <li>
            <Link className={styles['entry']} to="/dashboard/settings">
              Settings
            </Link>
          </li>
          <li>
            <LogoutButton />
          </li>
        </ul>
      </div>
    </div>
  );
}

function LogoutButton() {
  const { leave, leaving } = useLeave();
  return (
    <button type="button" className={styles['entry']} aria-disabled={leaving || undefined} onClick={leave}>
      Logout
    </button>
  );
}
