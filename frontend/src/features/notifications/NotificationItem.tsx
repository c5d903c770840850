import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { NotificationResponse } from '@settlewise/contract';
import { civilDateInLondon } from '@settlewise/rules';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useReadNotification } from '../../record/notifications/notificationQueries';
import { IconButton } from '../../ui/Button';
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

/**
 * One notification in a row: what it is, and the way to what it is about, which marks it as read too. What to do begins
 * beside its date, and opens under it.
 */
export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { id, type, title, message, createdAt, isRead, link } = notification;
  const read = useReadNotification();
  const [open, setOpen] = useState(false);
  const messageId = useId();

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
      sx={{
        ...row,
        borderLeft: `6px solid ${isRead ? 'var(--line)' : edgeOf[toneOf[type]]}`,
      }}
    >
      <Stack sx={state}>
        <Pill tone={toneOf[type]} {...(type === 'other' && { icon: 'info' as const })}>
          {typeWords[type]}
        </Pill>
        {!isRead && <Chip component="span" color="primary" label="New" />}
      </Stack>
      <Box sx={{ gridArea: 'words', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h6" component="h2" sx={{ lineHeight: 1.35, ...(isRead && { fontWeight: 600 }) }}>
          {title}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ fontVariantNumeric: 'tabular-nums', ...(!open && oneLine) }}
        >
          <time dateTime={createdAt}>{formatDate(civilDateInLondon(new Date(createdAt)))}</time>
          {!open && ` · ${message}`}
        </Typography>
        {/* What has changed is told in paragraphs and lines. */}
        {open && (
          <Typography id={messageId} sx={{ pt: 1, maxWidth: '68ch', whiteSpace: 'pre-line' }}>
            {message}
          </Typography>
        )}
      </Box>
      <Stack sx={{ gridArea: 'acts', flexDirection: 'row', alignItems: 'center', columnGap: 1 }}>
        {link !== null && (
          <Stack
            component={Link}
            to={link}
            direction="row"
            spacing={1}
            sx={{ alignItems: 'center', minHeight: 44, pr: 1, fontWeight: 600, lineHeight: 1.3 }}
            // Opening what it is about is reading it; the page is opened whether that could be noted or not.
            onClick={() => !isRead && read.mutate(id)}
          >
            {linkWords(link)} <Icon name="arrowRight" size={18} />
          </Stack>
        )}
        <Box sx={{ display: 'flex', ml: 'auto' }}>
          {!isRead && (
            <IconButton
              icon="check"
              label={`Mark as read: ${title}`}
              title="Mark as read"
              aria-disabled={read.isPending || undefined}
              onClick={() => !read.isPending && void markAsRead()}
            />
          )}
          <IconButton
            icon="chevronDown"
            label={`${open ? 'Less' : 'More'} about: ${title}`}
            title={open ? 'Less' : 'More'}
            aria-expanded={open}
            aria-controls={open ? messageId : undefined}
            sx={{ '& > svg': { transform: open ? 'rotate(180deg)' : 'none' } }}
            onClick={() => setOpen(!open)}
          />
        </Box>
      </Stack>
    </Card>
  );
}

/** Beside the sidebar a row has room for a line from here on. */
const beside = '@media (min-width: 1180px)';

const state = {
  gridArea: 'state',
  flexDirection: 'row',
  alignItems: 'center',
  gap: 0.75,
  [beside]: { flexDirection: 'column', alignItems: 'flex-start' },
} as const;

/** A line each where there is room; elsewhere the state, the words and the acts under each other. */
const row = {
  display: 'grid',
  gridTemplateAreas: '"state" "words" "acts"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.75,
  px: 2,
  py: 1,
  [beside]: {
    gridTemplateAreas: '"state words acts"',
    gridTemplateColumns: '136px minmax(0, 1fr) 304px',
    alignItems: 'center',
    columnGap: 2,
    minHeight: 80,
    py: 0.5,
  },
} as const;

const oneLine = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;
