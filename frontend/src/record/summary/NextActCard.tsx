import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { NextAct } from '@settlewise/contract';
import { inLetters } from '@settlewise/rules';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button';
import { formatLongDate } from '../../ui/dates/formatDate';
import { EdgeCard } from '../../ui/EdgeCard';
import { Pill } from '../../ui/Pill';

/** What the person does next, and its day, then what is left for it. */
export function NextActCard({ act }: { act: NextAct }) {
  const { kind, headline, why, daysLeft, to, button, tone } = act;
  // No button leads to the page that it stands on.
  const { pathname } = useLocation();
  return (
    <EdgeCard tone={tone} label="What to do next" compact>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '6px 14px' }}>
        <Typography variant="body2" color="textSecondary">
          What to do next
        </Typography>
        {daysLeft !== null && <Pill tone={tone}>{untilThen(kind, daysLeft)}</Pill>}
      </Stack>
      <Typography component="h2" variant="h3" sx={{ textWrap: 'balance' }}>
        {headline}
      </Typography>
      <Typography color="textSecondary">{why}</Typography>
      <Left act={act} />
      {to !== pathname && <ButtonLink to={to}>{button}</ButtonLink>}
    </EdgeCard>
  );
}

/** What so many days are until: a first day comes, and a last day must not be missed. */
const untilWhat: Readonly<Partial<Record<NextAct['kind'], string>>> = {
  prepare_for_ilr: 'until you can apply',
  prepare_for_citizenship: 'until you can apply',
  apply_for_ilr: 'left to apply',
  extend_visa: 'left to extend it',
  no_route: 'until your visa ends',
};

/** `42 days left to apply`; the day itself is still good. */
function untilThen(kind: NextAct['kind'], days: number): string {
  if (days === 0) return 'Today';
  return `${days === 1 ? '1 day' : `${days.toLocaleString('en-GB')} days`} ${untilWhat[kind] ?? 'left'}`;
}

function Left({ act: { left, tasks, moreTasks } }: { act: NextAct }) {
  const count = left.length + tasks.length + moreTasks;
  if (count === 0) return null;
  return (
    <Box sx={{ width: '100%' }}>
      <Typography sx={{ mb: 0.5, fontWeight: 600 }}>
        {count === 1 ? 'This one thing is left:' : `These ${inLetters(count)} things are left:`}
      </Typography>
      <Stack component="ul" sx={{ pl: 2.5, listStyle: 'disc', gap: 0.5 }}>
        {left.map(({ key, title, to }) => (
          <li key={key}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
        {tasks.map(({ id, title, dueDate, isOverdue }) => (
          <li key={id}>
            <Link to="/dashboard/tasks">{title}</Link>
            {dueDate !== null && (
              <Typography component="span" color="textSecondary">
                {isOverdue
                  ? `, was due on ${formatLongDate(dueDate)}`
                  : `, due on ${formatLongDate(dueDate)}`}
              </Typography>
            )}
          </li>
        ))}
        {moreTasks > 0 && (
          <li>
            <Link to="/dashboard/tasks">{moreTasks === 1 ? '1 more task' : `${moreTasks} more tasks`}</Link>
          </li>
        )}
      </Stack>
    </Box>
  );
}
