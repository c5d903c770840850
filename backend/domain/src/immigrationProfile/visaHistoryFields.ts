import { inOrder } from '../collections/dateRules';
import type { Rule } from '../collections/definition';
import { field, type ChangeOf, type ItemOf } from '../fields';
import { appliedInTime, gapException, openDay } from './answers';
import { visaTypeOptions } from './visaTypeChoices';

/** An earlier permission. */
export const visaHistoryFields = {
  visaType: field.codedChoice('Visa type', visaTypeOptions),
  startDate: field.date('Start date'),
  endDate: field.date('End date'),
  /** The day of the application for it; null if not known. */
  appliedOn: openDay('The day you applied'),
  /** Whether the person applied before the previous visa ended; null if never asked. */
  appliedInTime: field.optional(appliedInTime),
  /** Why the gap before the visa is excused. */
  gapBefore: field.optional(gapException),
};
export type VisaHistoryEntry = ItemOf<typeof visaHistoryFields>;

/** A change of an entry. Missing or undefined fields do not change. */
export type VisaHistoryChange = ChangeOf<typeof visaHistoryFields>;

/** An application is made before the visa starts. @param start the field with the start date of the visa */
export const appliedBeforeStart = <const Start extends string>(
  start: Start,
): Rule<{ readonly [Field in Start | 'appliedOn']?: string | null | undefined }, 'appliedOn'> => ({
  ...inOrder(
    'appliedOn',
    start,
    'applied_after_start',
    'The day you applied cannot be after the day this visa started',
  ),
  field: 'appliedOn',
});

const endsAfterStart = inOrder(
  'startDate',
  'endDate',
  'end_before_start',
  'End date cannot be before the start date',
);

/** Rules between the fields of an earlier visa. The first broken rule is reported. */
export const visaHistoryRules = [endsAfterStart, appliedBeforeStart('startDate')] as const;
