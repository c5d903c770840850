import type { VisaHistoryEntryResponse } from '@settlewise/contract/immigrationProfile';
import type { VisaHistoryEntry } from '@settlewise/domain/immigrationProfile';

export interface RecordedEntry extends VisaHistoryEntry {
  readonly entryId: string;
}

/** An earlier visa of the record: it holds the fields of the answer and no others. */
export const presentEntry = ({ entryId, ...entry }: RecordedEntry): VisaHistoryEntryResponse => ({
  ...entry,
  id: entryId,
});
