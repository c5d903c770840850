import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { NotificationResponse } from '@settlewise/contract/notifications';
import { type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { AlertActs } from '../../record/alerts/AlertActs';
import { useAlerts } from '../../record/alerts/alertQueries';
import { answerInForce, answerWords } from '../../record/alerts/answers';
import { useReadNotification } from '../../record/notifications/notificationQueries';
import { AlertTask } from '../../record/tasks/AlertTask';
import { IconButton } from '../../ui/Button';
import { formatDate } from '../../ui/dates/formatDate';
import { Icon } from '../../ui/Icon';
import { Pill } from '../../ui/Pill';
import { showToast } from '../../ui/toasts/toastStore';
import { linkWords, toneOf, typeWords } from '../../record/notifications/labels';
import { withdrawnInWords, withdrawnOn } from '../../record/notifications/withdrawn';

const edgeOf = { over: 'var(--over)', soon: 'var(--soon)', plain: 'var(--action)' } as const;

interface NotificationItemProps {
  notification: NotificationResponse;
  today: CivilDate;
  /** After its button has gone. */
  onRead: () => void;
}

/**
 * One notification in a row: what it is, and the way to what it is about, which marks it as read too. What to do begins
 * beside its date, and opens under it.
 */
export function NotificationItem({ notification, today, onRead }: NotificationItemProps) {
  const { id, type, title, message, date, createdAt, isRead, link, withdrawn } = notification;
  const told = civilDateInLondon(new Date(createdAt));
  const read = useReadNotification();
  const [open, setOpen] = useState(false);
  const messageId = useId();
  const called = withdrawn === null ? typeWords[type] : 'Withdrawn';
  const given = answerInForce(notification, today);

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
        ...(open ? openRow : closedRow),
        borderLeft: `6px solid ${isRead ? 'var(--line)' : edgeOf[toneOf[type]]}`,
      }}
    >
      <Stack className="state" sx={state}>
        <Pill tone={toneOf[type]} {...(type === 'other' && { icon: 'info' as const })}>
          {called}
        </Pill>
        {!isRead && <Chip component="span" color="primary" label="New" />}
      </Stack>
      <Box sx={{ gridArea: 'words', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography
          className="title"
          variant="h6"
          component="h2"
          sx={{ lineHeight: 1.35, ...(isRead && { fontWeight: 600 }) }}
        >
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" {...(!open && { sx: oneLine })}>
          {!open && (
            <Box component="span" className="brief">
              {!isRead && <strong>New · </strong>}
              {called} ·{' '}
            </Box>
          )}
          {!open && withdrawn !== null && `${withdrawnOn(withdrawn)} · `}
          {!open && given !== null && `${answerWords(given)} · `}
          {!open && (
            <Box component="span" className="brief">
              {date === null ? 'Told ' : ''}
              <time dateTime={date ?? createdAt}>{formatDate(date ?? told)}</time>
            </Box>
          )}
          <Box component="span" className="told">
            <time dateTime={createdAt}>{formatDate(told)}</time>
          </Box>
          {!open && (
            <Box component="span" className="begun">
              {' '}
              · {message}
            </Box>
          )}
        </Typography>
        {open && withdrawn !== null && (
          <Typography sx={{ ...above, pt: 1, fontWeight: 600 }}>{withdrawnInWords(withdrawn)}</Typography>
        )}
        {/* What has changed is told in paragraphs and lines. */}
        {open && (
          <Typography id={messageId} sx={{ ...above, pt: 1, maxWidth: '68ch', whiteSpace: 'pre-line' }}>
            {message}
          </Typography>
        )}
        {open && (withdrawn === null || given !== null) && (
          <Stack direction="row" sx={{ ...above, flexWrap: 'wrap', gap: '8px 10px', pt: 1.5, pb: 1 }}>
            <TaskOfNotification id={id} />
            <AlertActs notification={notification} onAnswered={onRead} />
          </Stack>
        )}
      </Box>
      {link !== null && (
        <Stack
          component={Link}
          to={link}
          className="link"
          direction="row"
          spacing={1}
          sx={{
            ...above,
            gridArea: 'link',
            alignItems: 'center',
            minHeight: 44,
            fontWeight: 600,
            lineHeight: 1.3,
          }}
          // Opening what it is about is reading it; the page is opened whether that could be noted or not.
          onClick={() => !isRead && read.mutate(id)}
        >
          {linkWords(link)} <Icon name="arrowRight" size={18} />
        </Stack>
      )}
      <Box sx={{ gridArea: 'acts', display: 'flex', justifyContent: 'flex-end', mr: { xs: -1, md: 0 } }}>
        {!isRead && (
          <IconButton
            icon="check"
            label={`Mark as read: ${title}`}
            title="Mark as read"
            className="read"
            aria-disabled={read.isPending || undefined}
            sx={above}
            onClick={() => !read.isPending && void markAsRead()}
          />
        )}
        <IconButton
          icon="chevronDown"
          label={`${open ? 'Less' : 'More'} about: ${title}`}
          title={open ? 'Less' : 'More'}
          aria-expanded={open}
          aria-controls={open ? messageId : undefined}
          sx={{ ...pressedAnywhere, '& > svg': { transform: open ? 'rotate(180deg)' : 'none' } }}
          onClick={() => setOpen(!open)}
        />
      </Box>
    </Card>
  );
}

/** What there is to do about it, as long as it holds: as the alerts have it, which know that. */
function TaskOfNotification({ id }: { id: string }) {
  const alert = useAlerts().data?.waiting.find((each) => each.id === id);
  return alert === undefined ? null : <AlertTask alert={alert} />;
}

/** Beside the sidebar a row has room for all of it from here on. */
const beside = '@media (min-width: 1180px)';
const below = '@media (max-width: 1179.9px)';

const state = {
  gridArea: 'state',
  flexDirection: 'row',
  alignItems: 'center',
  gap: 0.75,
  [beside]: { flexDirection: 'column', alignItems: 'flex-start' },
} as const;

/** A line each: where there is no room for its state and its way on, these open with it. */
const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1,
  pl: 1.5,
  pr: 1.5,
  py: 0.75,
  [beside]: {
    gridTemplateAreas: '"state words link acts"',
    gridTemplateColumns: '136px minmax(0, 1fr) 212px 96px',
    columnGap: 2,
    minHeight: 80,
    px: 2,
    py: 0.5,
    '& .brief': { display: 'none' },
  },
} as const;

const oneLine = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;

/** What somebody called a thing at length is cut: the day at the end of the title stands below it as well. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  fontSize: '1rem',
  lineHeight: 1.3,
  textWrap: 'wrap',
} as const;

/** A phone has room for two lines of words or for two buttons. */
const onPhone = '@media (max-width: 640px)';

const closedRow = {
  [below]: {
    gridTemplateAreas: '"words acts"',
    '& .title': twoLines,
    '& :is(.state, .link, .told)': { display: 'none' },
  },
  // So little of what to do would stand there that it says nothing.
  [onPhone]: { '& :is(.read, .begun)': { display: 'none' } },
} as const;

const openRow = { [below]: { gridTemplateAreas: '"state acts" "words words" "link link"', pb: 1 } } as const;

/** A press anywhere on a row opens it, except on what does something else. */
const pressedAnywhere = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
const above = { position: 'relative', zIndex: 1 } as const;
