import type { TimelineEntryKind } from '@settlewise/contract/timelineEntries';
import type { IconName } from '../../ui/Icon';

/** Each kind of entry as a word with a shape of its own. */
export const kindLooks: Readonly<Record<TimelineEntryKind, { icon: IconName; word: string }>> = {
  visa: { icon: 'form', word: 'Visa' },
  journey: { icon: 'plane', word: 'Journey' },
  settlement: { icon: 'milestones', word: 'Settlement' },
  document: { icon: 'document', word: 'Document' },
  task: { icon: 'check', word: 'Task' },
  dependant: { icon: 'people', word: 'Dependant' },
  record: { icon: 'note', word: 'Record' },
  by_law: { icon: 'shield', word: 'Section 3C' },
  application: { icon: 'clock', word: 'Application' },
};
