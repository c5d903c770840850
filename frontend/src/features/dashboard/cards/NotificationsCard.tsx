import { civilDateInLondon } from '@settlewise/rules/calendar';
import { toneOf, typeWords } from '../../../record/notifications/labels';
import { formatDate } from '../../../ui/dates/formatDate';
import { useToday } from '../../../ui/dates/useToday';
import { Pill } from '../../../ui/Pill';
import { SectionCard } from '../../../ui/SectionCard';
import { Loaded } from '../Loaded';
import { currentNotifications, urgentNotifications } from '../shownOnDashboard';
import type { Overview } from '../useOverview';
import { CardRows } from './CardRows';

/** What is most urgent first, and then the newest; those that were not read marked as new. */
export function NotificationsCard({ notifications }: Pick<Overview, 'notifications'>) {
  const today = useToday();
  return (
    <SectionCard
      title="Notifications"
      more={{ to: '/dashboard/notifications', label: 'View notifications' }}
      foldsTo={`${currentNotifications(notifications.data ?? []).filter(({ isRead }) => !isRead).length} new`}
    >
      <Loaded query={notifications} what="your notifications">
        {(all) => (
          <CardRows
            empty={
              all.length === 0
                ? 'No notifications yet. Reminders about your visa, dependants, documents, tasks and days away will appear here.'
                : 'Nothing to do. The notifications that were withdrawn are on their page.'
            }
            rows={urgentNotifications(all, today).map(({ id, type, title, createdAt, isRead }) => ({
              key: id,
              name: title,
              facts: (
                <>
                  <Pill tone={toneOf[type]}>{typeWords[type]}</Pill>
                  <span>{formatDate(civilDateInLondon(new Date(createdAt)))}</span>
                </>
              ),
              end: !isRead && <Pill icon="bell">New</Pill>,
            }))}
          />
        )}
      </Loaded>
    </SectionCard>
  );
}
