import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Link, useLocation } from 'react-router-dom';
import { countUnread, useNotifications } from '../../record/notifications/notificationQueries';
import { Icon } from '../../ui/Icon';

const count = {
  position: 'absolute',
  top: 3,
  right: 1,
  minWidth: 20,
  px: '5px',
  borderRadius: '999px',
  background: 'var(--action)',
  color: 'var(--actionInk)',
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
} as const;

/** The way to the notifications, with how many are new. Each page that is opened asks again when the answer is old. */
export function NotificationBell() {
  const { pathname } = useLocation();
  return <Bell key={pathname} />;
}

function Bell() {
  const { data: notifications } = useNotifications();
  return <BellWith unread={countUnread(notifications)} />;
}

/** The same while it is not known yet whose notifications they are. */
export const BellToCome = () => <BellWith unread={0} />;

function BellWith({ unread }: { unread: number }) {
  const name = unread === 0 ? 'Notifications' : `Notifications, ${unread} new`;
  return (
    <IconButton component={Link} to="/dashboard/notifications" aria-label={name} title={name}>
      <Icon name="bell" />
      {unread > 0 && (
        <Box component="span" aria-hidden="true" sx={count}>
          {unread > 99 ? '99+' : unread}
        </Box>
      )}
    </IconButton>
  );
}
