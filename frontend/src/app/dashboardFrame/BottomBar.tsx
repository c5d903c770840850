import type { UserResponse } from '@settlewise/contract';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import styles from './BottomBar.module.css';
import { EntryLink } from './EntryLink';
import { MoreDrawer } from './MoreDrawer';
import { bottomBarEntries, isCurrent, moreEntries } from './navigation';

/** The dashboard's navigation under the thumb, on narrow windows. */
export function BottomBar({ user }: { user: UserResponse }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const shown = (entries: typeof moreEntries) => entries.some((entry) => isCurrent(entry, pathname));
  return (
    <>
      <nav aria-label="Dashboard" className={styles['bar']}>
        <ul className={styles['list']}>
          {bottomBarEntries.map((entry) => (
            <li key={entry.path}>
              <EntryLink entry={entry} className={styles['entry']} />
            </li>
          ))}
          <li>
            <button
              type="button"
              className={styles['entry']}
              aria-haspopup="dialog"
              // The page on show is one that only the drawer leads to.
              data-current={!shown(bottomBarEntries) && shown(moreEntries)}
              onClick={() => drawer.current?.showModal()}
            >
              <Icon name="more" size={22} />
              <span>More</span>
            </button>
          </li>
        </ul>
      </nav>
      <MoreDrawer user={user} drawer={drawer} />
    </>
  );
}
