import type { TaskResponse } from '@settlewise/contract';
import {
  dueOfDocument,
  isSettlementForm,
  lackedMonthEnds,
  matterOf,
  sameMatter,
  toDayNumber,
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
  /** The last day of the visa; null where it is not known, or ends nothing. */
  visaEnds: CivilDate | null;
  markOf: (id: string) => PaperStanding | undefined;
}

/** What is still missing, to be put among the tasks, each due so that it is fresh on the planned day. */
export function ChecklistTasks({ list, planned, today, visaEnds, markOf }: ChecklistTasksProps) {
  const { plannedOn } = planned;
  const goal = goalOf(planned);
  const isOpen = ({ id, kind, state }: ChecklistRequirement) =>
    (kind === 'must' || kind === 'one_of') && state !== 'have' && markOf(id) !== 'cannot';
  const tasks = list.requirements.filter(isOpen).map((line): DatedTask => {
    const { title, text, fresh } = line;
    const serves = fresh === null ? null : toDayNumber(plannedOn) - toDayNumber(fresh.notBefore);
    return {
      ...{ category: 'document', stage: 'pending', priority: 'medium' },
      title: `${begins} ${goal}: ${title}`,
      description: [
        text,
        ...lacksInWords(line, plannedOn, today),
        `For your application of ${formatLongDate(plannedOn)}.`,
      ].join(' '),
      dueDate: dueOfDocument(
        { title, serves, monthEnds: lackedMonthEnds(line, plannedOn) },
        { today, plannedOn, lastDay: visaEnds },
      ),
    };
  });
  return (
    <TasksToAdd
      title="What is left, as tasks"
      lead="Put them among your tasks, and you are reminded of each in time."
      tasks={tasks.toSorted((one, other) => one.dueDate.localeCompare(other.dueDate))}
      // The day moves with the planned one, and for those who are late with today.
      sameBy={({ title }) => title}
      isSaidBy={(task, kept) => planned.applicant.key === 'you' && isSameInOtherWords(task, kept)}
      done="Tasks added"
    />
  );
}

const begins = 'Get ready for';

/** What the tasks suggest, or the person wrote, for themselves. Those of a checklist name their goal, and are told apart by it. */
const isSameInOtherWords = (task: DatedTask, { title, dependantId }: TaskResponse): boolean =>
  dependantId === null && !title.startsWith(begins) && sameMatter(matterOf(task.title), matterOf(title));

/** Tells apart what two people need, and what one needs for settlement and then again for citizenship. */
function goalOf({ applicant, form }: ChecklistTasksProps['planned']): string {
  const goal = isSettlementForm(form) ? 'settlement' : 'citizenship';
  return applicant.key === 'you' ? goal : `the ${goal} of ${applicant.name}`;
}
