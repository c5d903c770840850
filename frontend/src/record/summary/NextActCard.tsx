import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { NextAct } from '@settlewise/contract/nextAct';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button';
import { formatLongDate } from '../../ui/dates/formatDate';
import { EdgeCard } from '../../ui/EdgeCard';
import { Pill } from '../../ui/Pill';
import { documentsInWords, leftInWords } from './sentences';

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

function Left({ act }: { act: NextAct }) {
  const { left, tasks, moreTasks, documents } = act;
  const words = leftInWords(act);
  if (words === null) return null;
  return (
    <Box sx={{ width: '100%' }}>
      <Typography sx={{ mb: 0.5, fontWeight: 600 }}>{words}:</Typography>
      <Stack component="ul" sx={{ pl: 2.5, listStyle: 'disc', gap: 0.5 }}>
        {left.map(({ key, title, to, dueDate = null, isOverdue = false }) => (
          <li key={key}>
            <Link to={to}>{title}</Link>
            <Due dueDate={dueDate} isOverdue={isOverdue} />
          </li>
        ))}
        {tasks.map(({ id, title, dueDate, isOverdue }) => (
          <li key={id}>
            <Link to="/dashboard/tasks">{title}</Link>
            <Due dueDate={dueDate} isOverdue={isOverdue} />
          </li>
        ))}
        {moreTasks > 0 && (
          <li>
            <Link to="/dashboard/tasks">{moreTasks === 1 ? '1 more task' : `${moreTasks} more tasks`}</Link>
          </li>
        )}
        {documents?.missing.map(({ id, title }) => (
          <li key={id}>
            Checklist: <Link to={checklist}>{title}</Link>
          </li>
        ))}
        {documents !== null && documents.more > 0 && (
          <li>
            <Link to={checklist}>{documents.more} documents of your checklist</Link>
          </li>
        )}
      </Stack>
      {documents !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
          {documentsInWords(documents)}
        </Typography>
      )}
    </Box>
  );
}

const checklist = '/dashboard/documents?category=checklist';

function Due({ dueDate, isOverdue }: { dueDate: string | null; isOverdue: boolean }) {
  if (dueDate === null) return null;
  return (
    <Typography component="span" color="textSecondary">
      {isOverdue ? `, was due on ${formatLongDate(dueDate)}` : `, due on ${formatLongDate(dueDate)}`}
    </Typography>
  );
}
