import Stack from '@mui/material/Stack';
import type { NotificationResponse } from '@settlewise/contract/notifications';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  countUnread,
  useNotifications,
  useReadAllNotifications,
} from '../../record/notifications/notificationQueries';
import { byUrgency } from '../../record/notifications/byUrgency';
import { useToday } from '../../ui/dates/useToday';
import { ListRegion } from '../../ui/ListRegion';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { Tabs, type Tab } from '../../ui/tabs/Tabs';
import { showToast } from '../../ui/toasts/toastStore';
import { NotificationItem } from './NotificationItem';
import { Button } from '../../ui/Button';
import { ShowMore } from '../../ui/ShowMore';
import { EmptyState } from '../../ui/EmptyState';

type NotificationTab = 'all' | 'unread';

const words: Readonly<Record<NotificationTab, string>> = {
  all: 'No notifications yet. Reminders about your visa, dependants, documents, tasks and days away will appear here.',
  unread: 'You have read everything.',
};

/** What stands in a tab without notifications. */
function NoNotifications({ tab }: { tab: NotificationTab }) {
  return <EmptyState icon={tab === 'all' ? 'bell' : 'check'}>{words[tab]}</EmptyState>;
}

/** The person's notifications, all of them and those that are new. */
export function NotificationLists() {
  const query = useNotifications();
  const content = useRef<HTMLDivElement>(null);
  return (
    <ListRegion
      ref={content}
      label="Your notifications"
      query={query}
      failure={{
        title: 'Error Loading Notifications',
        text: 'There was a problem loading your notifications. Please try again.',
      }}
      skeleton={<ListSkeleton label="Loading your notifications…" cards={3} tabs />}
    >
      {(notifications) => (
        <Lists
          notifications={notifications}
          // The button that was used goes with what it was for.
          onRead={() => content.current?.focus({ preventScroll: true })}
        />
      )}
    </ListRegion>
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
          <MostUrgentFirst key={selected} notifications={shown} onRead={onRead} />
        )}
      </Tabs>
    </>
  );
}

/** So many are shown at first, and with each wish for more: a page of thousands would keep a phone busy. */
const shownAtATime = 100;

function MostUrgentFirst({
  notifications,
  onRead,
}: {
  notifications: readonly NotificationResponse[];
  onRead: () => void;
}) {
  const [wanted, setWanted] = useState(shownAtATime);
  const today = useToday();
  return (
    <>
      <Stack component="ul" aria-label="Notifications, the most urgent first" spacing={1}>
        {byUrgency(notifications, today)
          .slice(0, wanted)
          .map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              today={today}
              onRead={onRead}
            />
          ))}
      </Stack>
      <ShowMore left={notifications.length - wanted} onMore={() => setWanted(wanted + shownAtATime)} />
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
    <Button
      look="quiet"
      icon="check"
      busy={readAll.isPending}
      sx={{ alignSelf: 'flex-end' }}
      onClick={() => void markAll()}
    >
      Mark all as read
    </Button>
  );
}
