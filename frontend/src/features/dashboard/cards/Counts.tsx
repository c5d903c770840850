import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { DocumentResponse } from '@settlewise/contract/documents';
import type { TaskResponse } from '@settlewise/contract/tasks';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../../../ui/Icon';
import { pendingTasks } from '../shownOnDashboard';

interface CountsProps {
  documents: UseQueryResult<DocumentResponse[]>;
  tasks: UseQueryResult<TaskResponse[]>;
  dependants: number;
}

/** How much there is of what, each leading to its page. */
export function Counts({ documents, tasks, dependants }: CountsProps) {
  const pending = tasks.data === undefined ? undefined : pendingTasks(tasks.data);
  const expired = documents.data?.filter(({ status }) => status === 'expired').length ?? 0;
  const overdue = pending?.filter(({ isOverdue }) => isOverdue).length ?? 0;
  return (
    <Box
      component="ul"
      aria-label="Counts"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: { xs: 1.25, md: 2.5 } }}
    >
      <Count
        to="/dashboard/documents"
        icon="document"
        name="Documents"
        count={documents.data?.length}
        note={`in your vault${expired > 0 ? `, ${expired} expired` : ''}`}
      />
      <Count
        to="/dashboard/tasks"
        icon="check"
        name="Tasks"
        count={pending?.length}
        note={`to do${overdue > 0 ? `, ${overdue} overdue` : ''}`}
      />
      <Count
        to="/dashboard/dependants"
        icon="people"
        name="Dependants"
        count={dependants}
        note="in your record"
      />
    </Box>
  );
}

interface CountProps {
  to: string;
  icon: IconName;
  name: string;
  /** Undefined where it could not be loaded. */
  count: number | undefined;
  note: string;
}

const link = {
  display: 'flex',
  // On a phone notes of one line and of two stand beside each other.
  alignItems: { xs: 'flex-start', sm: 'center' },
  gap: 2,
  height: '100%',
  p: { xs: '10px', sm: '12px 16px', md: '16px 20px' },
};

function Count({ to, icon, name, count, note }: CountProps) {
  return (
    <Card component="li" sx={{ '&:hover': { borderColor: 'primary.main' } }}>
      <CardActionArea component={Link} to={to} sx={link}>
        <Box
          component="span"
          sx={{
            display: { xs: 'none', sm: 'grid' },
            flex: 'none',
            placeItems: 'center',
            width: 48,
            height: 48,
            borderRadius: '12px',
            bgcolor: 'var(--actionSoft)',
            color: 'primary.main',
          }}
        >
          <Icon name={icon} size={24} />
        </Box>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ display: 'block', letterSpacing: { xs: '-0.01em', sm: 0 } }}
          >
            {name}
          </Typography>
          <Typography component="strong" sx={{ fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.3 }}>
            {count ?? '–'}
          </Typography>{' '}
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ display: { xs: 'block', sm: 'inline' }, lineHeight: 1.3 }}
          >
            {count === undefined ? 'not loaded' : note}
          </Typography>
        </Box>
      </CardActionArea>
    </Card>
  );
}
