import type { UserResponse } from '@settlewise/contract';
import { useEffect, useId, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../../ui/Button';
import { EntryLink } from './EntryLink';
import styles from './MoreDrawer.module.css';
import { moreEntries } from './navigation';
import { WhoIsSignedIn } from './WhoIsSignedIn';

interface MoreDrawerProps {
  user: UserResponse;
  drawer: RefObject<HTMLDialogElement | null>;
}

/** What the bottom bar has no room for. Closes with Escape, by a tap beside it, and when a page is chosen. */
export function MoreDrawer({ user, drawer }: MoreDrawerProps) {
  const titleId = useId();
  const { key } = useLocation();
  const close = () => drawer.current?.close();

  useEffect(() => {
    if (drawer.current?.open === true) drawer.current.close();
  }, [drawer, key]);

  return (
    <dialog
      ref={drawer}
      aria-labelledby={titleId}
      className={styles['drawer']}
      onClick={(event) => {
        // A click on the dialog itself, not on what is in it, is a click on the veil beside the panel.
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className={styles['inside']}>
        <div className={styles['top']}>
          <h2 id={titleId} className={styles['title']}>
            More Options
          </h2>
          <IconButton icon="close" label="Close" onClick={close} />
        </div>
        <nav aria-label="More options">
          <ul className={styles['list']}>
            {moreEntries.map((entry) => (
              <li key={entry.path}>
                <EntryLink entry={entry} className={styles['entry']} onFollow={close} />
              </li>
            ))}
          </ul>
        </nav>
        <WhoIsSignedIn user={user} />
      </div>
    </dialog>
  );
}
