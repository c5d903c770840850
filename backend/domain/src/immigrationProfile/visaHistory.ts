import { refuseBroken } from '../collections/decider';
import { changed, wholeItem } from '../fields';
import {
  visaHistoryFields,
  visaHistoryRules,
  type VisaHistoryChange,
  type VisaHistoryEntry,
} from './visaHistoryFields';

/** An entry as it is typed in: whoever was not asked about the application says nothing of it. */
export type NewVisaHistoryEntry = Pick<VisaHistoryEntry, 'visaType' | 'startDate' | 'endDate'> &
  VisaHistoryChange;

export const newEntry = (entry: NewVisaHistoryEntry): VisaHistoryEntry =>
  checked(wholeItem(visaHistoryFields, entry));

/** What was said of the application for a visa that began on another day says nothing of this one. */
export function changedEntry(before: VisaHistoryEntry, change: VisaHistoryChange): VisaHistoryEntry {
  const { startDate = before.startDate } = change;
  const application =
    startDate === before.startDate ? {} : { appliedOn: null, appliedInTime: null, gapBefore: null };
  return checked(changed(visaHistoryFields, { ...before, ...application }, change));
}

function checked(entry: VisaHistoryEntry): VisaHistoryEntry {
  refuseBroken(visaHistoryRules, entry);
  return entry;
}
