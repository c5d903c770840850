import type { NotificationResponse } from '@settlewise/contract';
import { civilDateInLondon } from '@settlewise/rules';
import { Link } from 'react-router-dom';
import { useReadNotification } from '../../api/notifications';
import { Button } from '../../ui/Button';
import { formatDate } from '../../ui/dates/formatDate';
import { Icon } from '../../ui/Icon';
import { Pill } from '../../ui/Pill';
import { showToast } from '../../ui/toasts/toastStore';
import styles from './NotificationItem.module.css';
import { linkWords, toneOf, typeWords } from './labels';

interface NotificationItemProps {
  notification: NotificationResponse;
  /** After its button has gone. */
  onRead: () => void;
}

/** One notification: what it is, what to do, and the way to what it is about, which marks it as read too. */
export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { id, type, title, message, createdAt, isRead, link } = notification;
  const read = useReadNotification();

  async function markAsRead(): Promise<void> {
    try {
      await read.mutateAsync(id);
      onRead();
    } catch {
      showToast('Update failed', 'The notification could not be marked as read.', 'destructive');
    }
  }

  return (
    <li
      className={[styles['item'], styles[toneOf[type]], isRead && styles['read']].filter(Boolean).join(' ')}
    >
      <div className={styles['words']}>
        <p className={styles['facts']}>
          <Pill tone={toneOf[type]} {...(type === 'other' && { icon: 'info' as const })}>
            {typeWords[type]}
          </Pill>
          {!isRead && <span className={styles['new']}>New</span>}
          <time dateTime={createdAt}>{formatDate(civilDateInLondon(new Date(createdAt)))}</time>
        </p>
        <h2 className={styles['title']}>{title}</h2>
        <p className={styles['message']}>{message}</p>
      </div>
      <div className={styles['acts']}>
        {link !== null && (
          <Link
            to={link}
            className={styles['link']}
            // Opening what it is about is reading it; the page is opened whether that could be noted or not.
            onClick={() => !isRead && read.mutate(id)}
          >
            {linkWords(link)} <Icon name="arrowRight" size={18} />
          </Link>
        )}
        {!isRead && (
          <Button
            look="plain"
            icon="check"
            aria-label={`Mark as read: ${title}`}
            busy={read.isPending}
            onClick={() => void markAsRead()}
          >
            Mark as read
          </Button>
        )}
      </div>
    </li>
  );
}
