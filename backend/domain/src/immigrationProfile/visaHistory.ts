import { refuseBroken } from '../collections/decider';
import { changed, wholeItem } from '../fields';
import {
  visaHistoryFields,
  visaHistoryRules,
  type VisaHistoryChange,
  type VisaHistoryEntry,
} from './visaHistoryFields';

/** A new entry. The answers about its application are optional. */
export type NewVisaHistoryEntry = Pick<VisaHistoryEntry, 'visaType' | 'startDate' | 'endDate'> &
  VisaHistoryChange;

export const createEntry = (entry: NewVisaHistoryEntry): VisaHistoryEntry =>
  validateEntry(wholeItem(visaHistoryFields, entry));

/** Applies a change. A new start date means a new visa, so the answers about the old application are cleared. */
export function changeEntry(before: VisaHistoryEntry, change: VisaHistoryChange): VisaHistoryEntry {
  const { startDate = before.startDate } = change;
  const application =
    startDate === before.startDate ? {} : { appliedOn: null, appliedInTime: null, gapBefore: null };
  return validateEntry(changed(visaHistoryFields, { ...before, ...application }, change));
}

function validateEntry(entry: VisaHistoryEntry): VisaHistoryEntry {
  refuseBroken(visaHistoryRules, entry);
  return entry;
}
