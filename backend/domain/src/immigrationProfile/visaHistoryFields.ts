import { inOrder } from '../collections/dateRules';
import { defineList, type Rule } from '../collections/definition';
import { field, type ChangeOf, type ItemOf } from '../fields';
import { z } from 'zod';
import { DomainError } from '../kernel/domainError';
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

const most = 100;

/** Version 2 adds the application, version 3 the excuse for a gap before the visa. */
const history = {
  version: 3,
  upcasters: {
    1: (data: unknown) => ({ ...z.looseObject({}).parse(data), appliedOn: null, appliedInTime: null }),
    2: (data: unknown) => ({ ...z.looseObject({}).parse(data), gapBefore: null }),
  },
};

export const visaHistoryList = defineList({
  name: 'VisaHistoryEntry',
  added: 'Added',
  id: 'entryId',
  words: { one: 'visa', many: 'visas' },
  errors: {
    notFound: () => new DomainError('notFound', 'entry_not_found', 'This visa is not in your history.'),
    exists: () => new DomainError('conflict', 'entry_exists', 'This visa is already in your history.'),
    tooMany: () =>
      new DomainError('invalid', 'too_many_entries', `Your history can have up to ${most} visas.`),
  },
  fields: visaHistoryFields,
  rules: visaHistoryRules,
  // A new start date means a new visa, so the answers about the old application do not apply.
  resets: { startDate: ['appliedOn', 'appliedInTime', 'gapBefore'] },
  most,
  history,
});
