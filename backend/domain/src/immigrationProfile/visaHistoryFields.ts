import { inOrder } from '../collections/dateRules';
import type { Rule } from '../collections/definition';
import { field, type ChangeOf, type ItemOf } from '../fields';
import { appliedInTime, gapException, openDay } from './answers';
import { visaTypeOptions } from './visaTypeChoices';

/** A permission that somebody had before. */
export const visaHistoryFields = {
  visaType: field.codedChoice('Visa type', visaTypeOptions),
  startDate: field.date('Start date'),
  endDate: field.date('End date'),
  /** The day of the application for it; null where nobody said. */
  appliedOn: openDay('The day you applied'),
  /** Whether that was before the visa before it ended; null is what was never asked. */
  appliedInTime: field.optional(appliedInTime),
  /** Why the days before it without a visa are excused. */
  gapBefore: field.optional(gapException),
};
export type VisaHistoryEntry = ItemOf<typeof visaHistoryFields>;

/** What somebody says of an entry. Fields that are left out, or undefined, stay as they are. */
export type VisaHistoryChange = ChangeOf<typeof visaHistoryFields>;

/** A visa is granted to those who asked for it. @param start the field with the day on which the visa started */
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

/** How the fields of an earlier visa go together; the first that is broken is told. */
export const visaHistoryRules = [endsAfterStart, appliedBeforeStart('startDate')] as const;
