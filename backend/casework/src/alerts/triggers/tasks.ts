import { writtenDate } from '@settlewise/rules/assessment';
import { isBefore, ladders } from '@settlewise/domain/notifications';
import { stepsForLadder, type Trigger } from '../trigger';
import type { RecordOnDay } from '../../record/recordOn';
import { quoted } from '../wording';

export function tasksDue({ tasks }: RecordOnDay): readonly Trigger[] {
  return tasks.flatMap(({ taskId, title, dueDate: date, completedOn }) => {
    if (date === null || completedOn !== null) return [];
    const task = `Your task ${quoted(title)}`;
    const changeHint = 'If the day no longer suits you, change it in your list of tasks.';
    return [
      {
        kind: 'task_due',
        about: taskId,
        date,
        link: '/dashboard/tasks',
        inWords: {
          title: `Due: ${title}`,
          text: `You planned to do this by ${writtenDate(date)}. ${changeHint}`,
        },
        ...stepsForLadder(ladders.taskDue, date, (lead) => {
          const { days } = lead;
          if (isBefore(lead))
            return {
              type: 'warning',
              title: `${task} is due on ${writtenDate(date)}`,
              message: `You planned to do this by ${writtenDate(date)}. ${changeHint}`,
            };
          if (days === 0)
            return {
              type: 'warning',
              title: `${task} is due on ${writtenDate(date)}`,
              message: `You planned to do this by ${writtenDate(date)}, and that day has come. When it is done, mark it as complete. ${changeHint}`,
            };
          return {
            type: 'alert',
            title: `${task} was due on ${writtenDate(date)}`,
            message: `It has not been marked as complete. If it is done, mark it. ${changeHint}`,
          };
        }),
      },
    ];
  });
}
