import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { NotificationResponse } from '@settlewise/contract';
import { civilDateInLondon } from '@settlewise/rules';
import { Link } from 'react-router-dom';
import { useReadNotification } from '../../record/notifications/notificationQueries';
import { Button } from '../../ui/Button';
import { formatDate } from '../../ui/dates/formatDate';
import { Icon } from '../../ui/Icon';
import { Pill } from '../../ui/Pill';
import { showToast } from '../../ui/toasts/toastStore';
import { linkWords, toneOf, typeWords } from '../../record/notifications/labels';

const edgeOf = { over: 'var(--over)', soon: 'var(--soon)', plain: 'var(--action)' } as const;

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
    <Card
      component="li"
      sx={{ borderLeft: `6px solid ${isRead ? 'var(--line)' : edgeOf[toneOf[type]]}`, px: 2.5, py: 2 }}
    >
      <Stack spacing={0.5} sx={{ maxWidth: '68ch', overflowWrap: 'anywhere' }}>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: '6px 12px',
            color: 'text.secondary',
            typography: 'body2',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <Pill tone={toneOf[type]} {...(type === 'other' && { icon: 'info' as const })}>
            {typeWords[type]}
          </Pill>
          {!isRead && <Chip component="span" color="primary" label="New" />}
          <time dateTime={createdAt}>{formatDate(civilDateInLondon(new Date(createdAt)))}</time>
        </Stack>
        <Typography variant="h6" component="h2" sx={{ lineHeight: 1.4, ...(isRead && { fontWeight: 600 }) }}>
          {title}
        </Typography>
        {/* What has changed is told in paragraphs and lines. */}
        <Typography sx={{ whiteSpace: 'pre-line' }}>{message}</Typography>
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 20px', mt: 1 }}>
        {link !== null && (
          <Stack
            component={Link}
            to={link}
            direction="row"
            spacing={1}
            sx={{ alignItems: 'center', minHeight: 44, fontWeight: 600 }}
            // Opening what it is about is reading it; the page is opened whether that could be noted or not.
            onClick={() => !isRead && read.mutate(id)}
          >
            {linkWords(link)} <Icon name="arrowRight" size={18} />
          </Stack>
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
      </Stack>
    </Card>
  );
}
