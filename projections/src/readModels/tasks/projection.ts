import type { TaskEvent } from '@settlewise/domain/tasks';
import { toRow } from '../../collections/columns';
import { defineProjection } from '../../runner/projection';
import { taskColumns, tasksTable } from './table';

export const tasksProjection = defineProjection<TaskEvent>()({
  name: 'tasks',
  version: 1,
  tables: { tasks: tasksTable },
  handlers: {
    TaskAdded({ data, metadata }, { tasks }) {
      tasks.put({
        task_id: data.taskId,
        user_id: metadata.userId,
        ...toRow(taskColumns, data),
        stage: data.stage,
        added_at: data.addedAt,
        completed_at: null,
        changed_at: metadata.recordedAt,
      });
    },
    TaskChanged({ data, metadata }, { tasks }) {
      tasks.change(
        { task_id: data.taskId },
        { ...toRow(taskColumns, data), changed_at: metadata.recordedAt },
      );
    },
    TaskCompleted({ data, metadata }, { tasks }) {
      tasks.change(
        { task_id: data.taskId },
        { stage: 'completed', completed_at: data.completedAt, changed_at: metadata.recordedAt },
      );
    },
    TaskRemoved({ data }, { tasks }) {
      tasks.remove({ task_id: data.taskId });
    },
  },
});
