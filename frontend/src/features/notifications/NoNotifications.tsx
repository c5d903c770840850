import { EmptyState } from '../../ui/EmptyState';

export type NotificationTab = 'all' | 'unread';

const words: Readonly<Record<NotificationTab, string>> = {
  all: 'No notifications yet. Reminders about your visa, dependants, documents, tasks and days away will appear here.',
  unread: 'You have read everything.',
};

/** What stands in a tab without notifications. */
export function NoNotifications({ tab }: { tab: NotificationTab }) {
  return <EmptyState icon={tab === 'all' ? 'bell' : 'check'}>{words[tab]}</EmptyState>;
}
