import {
  addDays,
  isSettlementForm,
  type ChecklistRequirement,
  type ChecklistResult,
  type CivilDate,
} from '@settlewise/rules';
import { TasksToAdd, type DatedTask } from '../../../record/tasks/TasksToAdd';
import { formatLongDate } from '../../../ui/dates/formatDate';
import type { PaperStanding } from '../../../record/papers/paperPart';
import type { Planned } from './fromRecord';
import { lacksInWords } from './sentences';

interface ChecklistTasksProps {
  list: ChecklistResult;
  planned: Pick<Planned, 'applicant' | 'form' | 'plannedOn'>;
  today: CivilDate;
  markOf: (id: string) => PaperStanding | undefined;
}

/** Papers that may not be old are got in the last week; the others a month before the planned day. */
const [lastWeek, aMonth] = [7, 28];

/** What is still missing, to be put among the tasks, each due so that it is fresh on the planned day. */
export function ChecklistTasks({ list, planned, today, markOf }: ChecklistTasksProps) {
  const { plannedOn } = planned;
  const goal = goalOf(planned);
  const isOpen = ({ id, kind, state }: ChecklistRequirement) =>
    (kind === 'must' || kind === 'one_of') && state !== 'have' && markOf(id) !== 'cannot';
  const tasks = list.requirements.filter(isOpen).map((line): DatedTask => {
    const { title, text, fresh } = line;
    const day = addDays(plannedOn, fresh === null ? -aMonth : -lastWeek);
    const due = fresh !== null && day < fresh.notBefore ? fresh.notBefore : day;
    return {
      ...{ category: 'document', stage: 'pending', priority: 'medium' },
      title: `Get ready for ${goal}: ${title}`,
      description: [
        text,
        ...lacksInWords(line, plannedOn),
        `For your application of ${formatLongDate(plannedOn)}.`,
      ].join(' '),
      dueDate: due < today ? today : due,
    };
  });
  return (
    <TasksToAdd
      title="What is left, as tasks"
      lead="Put them among your tasks, and you are reminded of each in time."
      tasks={tasks.toSorted((one, other) => one.dueDate.localeCompare(other.dueDate))}
      // The day moves with the planned one, and for those who are late with today.
      sameBy={({ title }) => title}
      done="Tasks added"
    />
  );
}

/** Tells apart what two people need, and what one needs for settlement and then again for citizenship. */
function goalOf({ applicant, form }: ChecklistTasksProps['planned']): string {
  const goal = isSettlementForm(form) ? 'settlement' : 'citizenship';
  return applicant.key === 'you' ? goal : `the ${goal} of ${applicant.name}`;
}
