import { writtenDate } from '@settlewise/rules/assessment';
import { ladders } from '@settlewise/domain/notifications';
import type { CivilDate } from '@settlewise/rules/calendar';
import { isOfFullAge } from '@settlewise/rules/citizenship';
import { type FeeStep, sumOfFees } from '@settlewise/rules/fees';
import { poundsOfPence } from '@settlewise/rules/parameters';
import { routeOfVisaType } from '@settlewise/rules/routes';
import type { RecordOnDay } from '../../record/recordOn';
import { stepsForLadderAfterRegistration, type Trigger } from '../trigger';
import { nullIfInvalid } from './nullIfInvalid';

/** `about` of the alert if the next application is possible only after the change of fees. */
export const aboutLaterApplication = 'next application after the change';

interface NextApplication {
  readonly name: string;
  /** The first day to apply, or today once it has come. */
  readonly on: CivilDate;
  readonly step: FeeStep;
}

/**
 * The last day of today’s fees, for people without a saved fee plan of their next application. Issued when the next fees
 * are known, and before that day. @param found the triggers with the first days to apply
 */
export function nextApplicationFees(
  record: RecordOnDay,
  today: CivilDate,
  found: readonly Trigger[],
): readonly Trigger[] {
  const { dateOfBirth } = record.details;
  const next = dateOfBirth === null ? null : findNextApplication(record, dateOfBirth, today, found);
  if (dateOfBirth === null || next === null || isSaved(record, next)) return [];
  const { name, on, step } = next;
  const form = { people: [{ dateOfBirth }], steps: [step], costs: [], asOf: today };
  const bill = nullIfInvalid(() => sumOfFees(form));
  const change = bill?.changes.find(({ code, payBy }) => code === 'next_fees' && payBy >= today);
  if (change === undefined || change.penceAfter === null) return [];
  const { payBy, penceBefore, penceAfter } = change;
  const isLater = payBy < on;
  const message = [
    `Up to ${writtenDate(payBy)} your application for ${name} costs ${poundsOfPence(penceBefore)}. From the next day it costs ${poundsOfPence(penceAfter)}.`,
    isLater
      ? `By your record, your first day to apply is ${writtenDate(on)}, after the change.`
      : 'By your record, time and days away allow you to apply before the change.',
    'Add it up at /fees, and save the sum to be told of each change.',
  ].join(' ');
  return [
    {
      kind: 'fee_deadline',
      about: isLater ? aboutLaterApplication : 'next application',
      date: payBy,
      until: payBy,
      link: '/fees',
      inWords: { title: 'Last day before the fees change', text: message },
      ...stepsForLadderAfterRegistration(ladders.feesOfNext, payBy, record.registeredOn, {
        type: 'other',
        title: `The fees change after ${writtenDate(payBy)}`,
        message,
      }),
    },
  ];
}

function findNextApplication(
  { details }: RecordOnDay,
  dateOfBirth: CivilDate,
  today: CivilDate,
  found: readonly Trigger[],
): NextApplication | null {
  const firstDay = (kind: Trigger['kind'], about: string): CivilDate | null => {
    const date = found.find((each) => each.kind === kind && each.about === about)?.date ?? null;
    return date === null || date > today ? date : today;
  };
  const route = details.visaType === null ? null : routeOfVisaType(details.visaType);
  const ilr = firstDay('ilr_window', 'ilr');
  if (ilr !== null && route !== null) return { name: 'ILR', on: ilr, step: { item: 'ilr', route, on: ilr } };
  const citizenship = firstDay('citizenship_date', 'citizenship');
  if (citizenship === null) return null;
  const item = isOfFullAge(dateOfBirth, citizenship) ? 'naturalisation' : 'registration_child';
  return { name: 'citizenship', on: citizenship, step: { item, on: citizenship } };
}

/** A saved fee plan has its own alerts. */
const isSaved = ({ savedSums }: RecordOnDay, { step }: NextApplication): boolean =>
  savedSums.some(({ form }) => form.steps.some(({ item }) => item === step.item));
