import type { LegalAccessState, AccessLogEntryResponse, SharedPart } from '@settlewise/contract';
import type { IconName } from '../../../ui/Icon';
import type { Tone } from '../../../ui/Pill';

/** The titles and sentences that answer every change of who may look. */
export const accessUpdated = 'Access Settings Updated';
export const accessFailed = 'Failed to update lawyer access settings. Please try again.';

/** Each state as a word with a shape of its own. */
export const stateLooks: Readonly<Record<LegalAccessState, { tone: Tone; icon: IconName; word: string }>> = {
  active: { tone: 'within', icon: 'check', word: 'Active' },
  suspended: { tone: 'soon', icon: 'eyeOff', word: 'Suspended' },
  expired: { tone: 'plain', icon: 'clock', word: 'Expired' },
  revoked: { tone: 'plain', icon: 'close', word: 'Revoked' },
};

const parts: Readonly<Record<Exclude<SharedPart, 'document_file'>, string>> = {
  timeline: 'your timeline',
  progress: 'your progress',
  absences: 'your absences',
  visa_history: 'your visa history',
  dependants: 'your dependants',
  documents: 'the list of your documents',
};

/** What was opened, as the end of “Ms Lane opened …”. */
export function openedInWords({
  part,
  documentTitle,
}: Pick<AccessLogEntryResponse, 'part' | 'documentTitle'>): string {
  if (part === null) return 'your record';
  if (part !== 'document_file') return parts[part];
  return documentTitle === null ? 'one of your documents' : `your document “${documentTitle}”`;
}
