import type { DependantResponse } from '@settlewise/contract/dependants';
import {
  addTaskRequest,
  type AddTaskRequest,
  taskCategoryOptions,
  taskFormFields,
  taskPriorityOptions,
  type TaskResponse,
} from '@settlewise/contract/tasks';
import { z } from 'zod';
import { taskProblem, useAddTask, useChangeTask } from './taskQueries';
import { useToday } from '../../ui/dates/useToday';
import { DateInForm } from '../../ui/form/DateInForm';
import { formOf, requestOf, type FormValues } from '../../ui/form/formValues';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import { TwoColumns } from '../../ui/form/TwoColumns';
import { useKeptForm } from '../drafts/useKeptForm';
import { ResourceDialog } from '../../ui/resource/ResourceDialog';
import type { FormTexts } from '../../ui/resource/labels';
import { stillToCome } from '../../ui/dates/ranges';

interface TaskDialogProps {
  /** The task to change, or null for a new one. */
  task: TaskResponse | null;
  /** What stands in the form of a new one. */
  begin?: Partial<AddTaskRequest> | undefined;
  /** Whom a task can be for, besides the person. */
  dependants: readonly DependantResponse[];
  onClose: () => void;
}

const texts: Readonly<Record<'create' | 'update', FormTexts>> = {
  create: {
    title: 'Add Task',
    act: 'Add Task',
    busyAct: 'Adding…',
    done: (title) => ['Task created', `“${title}” is in your list.`],
    failed: failedTo('create', 'Create failed'),
  },
  update: {
    title: 'Edit task',
    act: 'Save changes',
    busyAct: 'Saving…',
    done: (title) => ['Task updated', `“${title}” has been changed.`],
    failed: failedTo('update', 'Update failed'),
  },
};

function failedTo(act: 'create' | 'update', title: string): FormTexts['failed'] {
  return (error) => {
    const message = taskProblem(act, error);
    return [title, message, message];
  };
}

const newTask = { category: 'reminder', stage: 'pending', priority: 'medium' };

/** The form of a task, for a new one and for a change. A task is completed in the list: its stage has no field here. */
export function TaskDialog({ task, begin, dependants, onClose }: TaskDialogProps) {
  const add = useAddTask();
  const change = useChangeTask();
  const today = useToday();
  const forWhom = peopleToChoose(dependants, task?.dependantId ?? null);
  const form = useKeptForm<FormValues<typeof taskFormFields>, AddTaskRequest>({
    keptAs: { what: 'task', id: task?.id ?? null, begunWith: begin?.title },
    ...formOf(taskFormFields, task ?? { ...newTask, ...begin }),
    schema: z.preprocess(
      (values: FormValues<typeof taskFormFields>) => requestOf(taskFormFields, values, today),
      addTaskRequest,
    ),
  });
  const { field, inForm } = form;

  return (
    <ResourceDialog
      texts={texts[task === null ? 'create' : 'update']}
      form={form}
      save={(answers) =>
        task === null
          ? add.mutateAsync(answers)
          : change.mutateAsync({ id: task.id, change: withoutStage(answers) })
      }
      nameOf={({ title }) => title}
      onClose={onClose}
    >
      <TextField label="Title" autoComplete="off" maxLength={200} {...field('title')} />
      <TextAreaField label="Description" optional rows={2} maxLength={2000} {...field('description')} />
      <TwoColumns>
        <SelectField label="Category" options={taskCategoryOptions} {...field('category')} />
        <SelectField label="Priority" options={taskPriorityOptions} {...field('priority')} />
      </TwoColumns>
      <DateInForm {...inForm('dueDate')} label="Due date" optional {...stillToCome(today, task?.dueDate)} />
      {forWhom.length > 0 && (
        <SelectField label="For" optional options={forWhom} placeholder="Myself" {...field('dependantId')} />
      )}
    </ResourceDialog>
  );
}

/** How far the task is stays as it is. */
const withoutStage = ({ stage: _stage, ...answers }: AddTaskRequest) => answers;

/** Also whoever a task is for already and is not in the list any more: a change of its title keeps them. */
function peopleToChoose(dependants: readonly DependantResponse[], already: number | null) {
  const people = dependants.map(({ id, firstName, lastName }) => ({
    value: String(id),
    label: `${firstName} ${lastName}`,
  }));
  const isMissing = already !== null && dependants.every(({ id }) => id !== already);
  return isMissing ? [...people, { value: String(already), label: 'Somebody else' }] : people;
}
