import { DomainError } from '../kernel/domainError';
import type { VisaHistoryEntry } from './events';

/** What somebody says of an entry. Fields that are left out, or undefined, stay as they are. */
export type VisaHistoryChange = {
  readonly [Field in keyof VisaHistoryEntry]?: VisaHistoryEntry[Field] | undefined;
};

/** An entry as it is typed in: whoever was not asked about the application says nothing of it. */
export type NewVisaHistoryEntry = Pick<VisaHistoryEntry, 'visaType' | 'startDate' | 'endDate'> &
  VisaHistoryChange;

export function newEntry({
  visaType,
  startDate,
  endDate,
  appliedOn = null,
  appliedInTime = null,
}: NewVisaHistoryEntry): VisaHistoryEntry {
  return checked({ visaType, startDate, endDate, appliedOn, appliedInTime });
}

/** What was said of the application for a visa that began on another day says nothing of this one. */
export function changedEntry(before: VisaHistoryEntry, change: VisaHistoryChange): VisaHistoryEntry {
  const startDate = change.startDate ?? before.startDate;
  const said = startDate === before.startDate ? before : { appliedOn: null, appliedInTime: null };
  return checked({
    visaType: change.visaType ?? before.visaType,
    startDate,
    endDate: change.endDate ?? before.endDate,
    appliedOn: change.appliedOn === undefined ? said.appliedOn : change.appliedOn,
    appliedInTime: change.appliedInTime === undefined ? said.appliedInTime : change.appliedInTime,
  });
}

/** Dates are ISO, so their text sorts as time does. */
function checked(entry: VisaHistoryEntry): VisaHistoryEntry {
  if (entry.endDate < entry.startDate) {
    throw new DomainError(
      'invalid',
      'end_before_start',
      'End date cannot be before the start date',
      'endDate',
    );
  }
  refuseAppliedAfterStart(entry.appliedOn, entry.startDate);
  return entry;
}

/** A visa is granted to those who asked for it. */
export function refuseAppliedAfterStart(appliedOn: string | null, startDate: string | null): void {
  if (appliedOn !== null && startDate !== null && appliedOn > startDate) {
    throw new DomainError(
      'invalid',
      'applied_after_start',
      'The day you applied cannot be after the day this visa started',
      'appliedOn',
    );
  }
}
