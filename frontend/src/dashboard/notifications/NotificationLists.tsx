import type { NotificationResponse } from '@settlewise/contract';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { countUnread, useNotifications, useReadAllNotifications } from '../../api/notifications';
import { Button } from '../../ui/Button';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { LoadFailure } from '../../ui/LoadFailure';
import { Tabs, type Tab } from '../../ui/tabs/Tabs';
import { showToast } from '../../ui/toasts/toastStore';
import { NoNotifications } from './NoNotifications';
import { NotificationItem } from './NotificationItem';
import styles from './NotificationLists.module.css';

export type NotificationTab = 'all' | 'unread';

/** The person's notifications, all of them and those that are new. */
export function NotificationLists() {
  const { data: notifications, error, isFetching, refetch } = useNotifications();
  const content = useRef<HTMLDivElement>(null);
  // The button that was used goes with what it was for; without this the focus would be lost.
  const focusContent = () => content.current?.focus({ preventScroll: true });
  return (
    <div
      ref={content}
      tabIndex={-1}
      role="region"
      aria-label="Your notifications"
      className={styles['content']}
    >
      {error !== null && !isFetching && (
        <LoadFailure title="Error Loading Notifications" act="Retry" onRetry={() => void refetch()}>
          There was a problem loading your notifications. Please try again.
        </LoadFailure>
      )}
      {notifications === undefined && (error === null || isFetching) && (
        <ListSkeleton label="Loading your notifications…" cards={3} tabs />
      )}
      {notifications !== undefined && <Lists notifications={notifications} onRead={focusContent} />}
    </div>
  );
}

function Lists({ notifications, onRead }: { notifications: NotificationResponse[]; onRead: () => void }) {
  const [search, setSearch] = useSearchParams();
  const unread = countUnread(notifications);
  const tabs: readonly Tab<NotificationTab>[] = [
    { key: 'all', label: 'All' },
    { key: 'unread', label: unread === 0 ? 'Unread' : `Unread (${unread})` },
  ];
  const selected = search.get('tab') === 'unread' ? 'unread' : 'all';
  const shown = notifications.filter(({ isRead }) => selected === 'all' || !isRead);
  return (
    <>
      <ReadAll unread={unread} onRead={onRead} />
      <Tabs
        label="Which notifications"
        tabs={tabs}
        selected={selected}
        onSelect={(tab) =>
          setSearch(tab === 'all' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
      >
        {shown.length === 0 ? (
          <NoNotifications tab={selected} />
        ) : (
          <NewestFirst key={selected} notifications={shown} onRead={onRead} />
        )}
      </Tabs>
    </>
  );
}

/** So many are shown at first, and with each wish for more: a page of thousands would keep a phone busy. */
const shownAtATime = 100;

function NewestFirst({
  notifications,
  onRead,
}: {
  notifications: readonly NotificationResponse[];
  onRead: () => void;
}) {
  const [wanted, setWanted] = useState(shownAtATime);
  const left = notifications.length - wanted;
  return (
    <>
      <ul aria-label="Notifications, the newest first" className={styles['list']}>
        {notifications.slice(0, wanted).map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onRead={onRead} />
        ))}
      </ul>
      {left > 0 && (
        <Button look="quiet" onClick={() => setWanted(wanted + shownAtATime)}>
          {`Show older ones (${left.toLocaleString('en-GB')} more)`}
        </Button>
      )}
    </>
  );
}

function ReadAll({ unread, onRead }: { unread: number; onRead: () => void }) {
  const readAll = useReadAllNotifications();

  async function markAll(): Promise<void> {
    try {
      await readAll.mutateAsync();
      showToast('Notifications updated', 'All of them are marked as read.');
      onRead();
    } catch {
      showToast('Update failed', 'Your notifications could not be marked as read.', 'destructive');
    }
  }

  if (unread === 0) return null;
  return (
    <div className={styles['acts']}>
      <Button look="quiet" icon="check" busy={readAll.isPending} onClick={() => void markAll()}>
        Mark all as read
      </Button>
    </div>
  );
}
