export { dueBefore } from './dueBefore';
export { dueOfDocument, lackedMonthEnds } from './dueOfDocument';
export { findMatter, sameMatter } from './matters';
export type { DocumentKey, SuggestedDocument } from './suggestedDocuments';
export { suggestedTasks, taskForRequirement, type Plans, type SuggestedTask } from './suggestedTasks';
