import { type ChecklistForm, checklistFormTitles } from '@settlewise/rules/documentChecklist';

/** @param name of the dependant whose list it is; null for one's own */
export const headingOf = (form: ChecklistForm, name: string | null): string =>
  name === null ? checklistFormTitles[form] : `${name}: ${checklistFormTitles[form]}`;
