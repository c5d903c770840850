import {
  addTaskRequest,
  taskCategoryOptions,
  taskPriorityOptions,
  type AddTaskRequest,
  type DependantResponse,
  type TaskResponse,
} from '@settlewise/contract';
import { z } from 'zod';
import { taskProblem, useAddTask, useChangeTask } from '../../record/tasks/taskQueries';
import { typedDateProblem } from '../../ui/dates/typedDateProblem';
import { useToday } from '../../ui/dates/useToday';
import { FormDialog } from '../../ui/dialog/FormDialog';
import { DateInForm } from '../../ui/form/DateInForm';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import { TwoColumns } from '../../ui/form/TwoColumns';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { showToast } from '../../ui/toasts/toastStore';

interface TaskDialogProps {
  /** The task to change, or null for a new one. */
  task: TaskResponse | null;
  /** Whom a task can be for, besides the person. */
  dependants: readonly DependantResponse[];
  onClose: () => void;
}

interface TaskFormValues {
  title: string;
  description: string;
  category: string;
  /** Has no field: a new task is pending, and a task is completed in the list. */
  stage: string;
  priority: string;
  dueDate: string;
  dependantId: string;
}

/** A list to choose from gives texts; the number is one of a dependant's. */
const taskForm = addTaskRequest.extend({
  dependantId: z.preprocess(
    (chosen) => (chosen === '' ? null : Number(chosen)),
    addTaskRequest.shape.dependantId,
  ),
});

const texts = {
  create: {
    title: 'Add Task',
    act: 'Add Task',
    busyAct: 'Adding…',
    done: 'Task created',
    doneText: (title: string) => `“${title}” is in your list.`,
    failed: 'Create failed',
  },
  update: {
    title: 'Edit task',
    act: 'Save changes',
    busyAct: 'Saving…',
    done: 'Task updated',
    doneText: (title: string) => `“${title}” has been changed.`,
    failed: 'Update failed',
  },
} as const;

/** The form of a task, for a new one and for a change. */
export function TaskDialog({ task, dependants, onClose }: TaskDialogProps) {
  const add = useAddTask();
  const change = useChangeTask();
  const today = useToday();
  const act = task === null ? 'create' : 'update';
  const forWhom = peopleToChoose(dependants, task?.dependantId ?? null);
  const { title, act: actWords, busyAct, done, doneText, failed } = texts[act];
  const { form, field, idOf, errorOf, submit, refuse, summary, busy } = useCheckedForm<
    TaskFormValues,
    AddTaskRequest
  >({
    schema: taskForm,
    fields: ['title', 'description', 'category', 'priority', 'dueDate', 'dependantId'],
    defaultValues: {
      title: task?.title ?? '',
      description: task?.description ?? '',
      category: task?.category ?? 'reminder',
      stage: task?.stage ?? 'pending',
      priority: task?.priority ?? 'medium',
      dueDate: task?.dueDate ?? '',
      dependantId: String(task?.dependantId ?? ''),
    },
    moreExact: (name, { dueDate }) => (name === 'dueDate' ? typedDateProblem(dueDate, today) : undefined),
  });

  return (
    <FormDialog
      title={title}
      act={actWords}
      busyAct={busyAct}
      busy={busy}
      summary={summary}
      onSubmit={submit(async (answers) => {
        try {
          if (task === null) await add.mutateAsync(answers);
          else await change.mutateAsync({ id: task.id, change: withoutStage(answers) });
          showToast(done, doneText(answers.title));
          onClose();
        } catch (error) {
          const message = taskProblem(act, error);
          showToast(failed, message, 'destructive');
          refuse(error, message);
        }
      })}
      onClose={onClose}
    >
      <TextField label="Title" autoComplete="off" maxLength={200} {...field('title')} />
      <TextAreaField label="Description" optional rows={2} maxLength={2000} {...field('description')} />
      <TwoColumns>
        <SelectField label="Category" options={taskCategoryOptions} {...field('category')} />
        <SelectField label="Priority" options={taskPriorityOptions} {...field('priority')} />
      </TwoColumns>
      <DateInForm
        control={form.control}
        name="dueDate"
        id={idOf('dueDate')}
        label="Due date"
        optional
        error={errorOf('dueDate')}
      />
      {forWhom.length > 0 && (
        <SelectField label="For" optional options={forWhom} placeholder="Myself" {...field('dependantId')} />
      )}
    </FormDialog>
  );
}

/** What was emptied is taken away; how far the task is stays as it is. */
function withoutStage({ stage: _stage, description, dueDate, dependantId, ...rest }: AddTaskRequest) {
  return {
    ...rest,
    description: description ?? null,
    dueDate: dueDate ?? null,
    dependantId: dependantId ?? null,
  };
}

/** Also whoever a task is for already and is not in the list any more: a change of its title keeps them. */
function peopleToChoose(dependants: readonly DependantResponse[], already: number | null) {
  const people = dependants.map(({ id, firstName, lastName }) => ({
    value: String(id),
    label: `${firstName} ${lastName}`,
  }));
  const isMissing = already !== null && dependants.every(({ id }) => id !== already);
  return isMissing ? [...people, { value: String(already), label: 'Somebody else' }] : people;
}
