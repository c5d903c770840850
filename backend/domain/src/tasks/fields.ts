import { field, type Choice } from '../fields';

export const taskCategoryOptions = [
  { value: 'application', label: 'Application' },
  { value: 'document', label: 'Document' },
  { value: 'appointment', label: 'Appointment' },
  { value: 'reminder', label: 'Reminder' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[];

export const taskStageOptions = [
  { value: 'pending', label: 'Pending' },
  { value: 'in_progress', label: 'In progress' },
  { value: 'completed', label: 'Completed' },
] as const satisfies readonly Choice[];

export const taskPriorityOptions = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'urgent', label: 'Urgent' },
] as const satisfies readonly Choice[];

/** All fields of a task, in the order of forms. */
export const taskFormFields = {
  title: field.line('Title', { least: 3, most: 200 }),
  description: field.leftOut(field.paragraph('Description', { least: 0, most: 2_000 })),
  category: field.choice('Category', taskCategoryOptions, field.saying('Please select a category')),
  stage: field.answer('Stage', taskStageOptions, field.saying('Please select a stage')),
  priority: field.choice('Priority', taskPriorityOptions, field.saying('Please select a priority')),
  dueDate: field.leftOut(field.date('Due date', field.saying('Please enter a valid due date'))),
  /** The id of a dependant in the person's record. */
  dependantId: field.leftOut(
    field.wholeNumber('For', {
      least: 1,
      most: 1_000_000,
      ...field.saying('Please choose a dependant of the list'),
    }),
  ),
};

const { stage: _stage, ...details } = taskFormFields;
/** The fields without the stage, which has its own events. */
export const taskFields = details;
