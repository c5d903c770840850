import { writtenDate } from '@settlewise/rules/assessment';
import { ladders } from '@settlewise/domain/notifications';
import type { CivilDate } from '@settlewise/rules/calendar';
import { isOfFullAge } from '@settlewise/rules/citizenship';
import { type FeeStep, sumOfFees } from '@settlewise/rules/fees';
import { poundsOfPence } from '@settlewise/rules/parameters';
import { routeOfVisaType } from '@settlewise/rules/routes';
import type { RecordOnDay } from '../../record/recordOn';
import { toldAsKnown, type Trigger } from '../trigger';
import { whereSound } from './whereSound';

/** What an alert is about where the next application can only be made after the change. */
export const feesOfLaterApplication = 'next application after the change';

interface Next {
  readonly called: string;
  /** The first day to apply, or today once it has come. */
  readonly on: CivilDate;
  readonly step: FeeStep;
}

/**
 * The last day of today’s fees, for whoever has saved no sum of their next application: when the fees after it are known,
 * and as that day comes near. @param found what the record leads to, the first days to apply among it
 */
export function feesOfNext(
  record: RecordOnDay,
  today: CivilDate,
  found: readonly Trigger[],
): readonly Trigger[] {
  const { dateOfBirth } = record.details;
  const next = dateOfBirth === null ? null : nextOf(record, dateOfBirth, today, found);
  if (dateOfBirth === null || next === null || isSaved(record, next)) return [];
  const { called, on, step } = next;
  const form = { people: [{ dateOfBirth }], steps: [step], costs: [], asOf: today };
  const bill = whereSound(() => sumOfFees(form));
  const change = bill?.changes.find(({ code, payBy }) => code === 'next_fees' && payBy >= today);
  if (change === undefined || change.penceAfter === null) return [];
  const { payBy, penceBefore, penceAfter } = change;
  const isLater = payBy < on;
  const message = [
    `Up to ${writtenDate(payBy)} your application for ${called} costs ${poundsOfPence(penceBefore)}. From the next day it costs ${poundsOfPence(penceAfter)}.`,
    isLater
      ? `By your record, your first day to apply is ${writtenDate(on)}, after the change.`
      : 'By your record, time and days away allow you to apply before the change.',
    'Add it up at /fees, and save the sum to be told of each change.',
  ].join(' ');
  return [
    {
      kind: 'fee_deadline',
      about: isLater ? feesOfLaterApplication : 'next application',
      date: payBy,
      until: payBy,
      link: '/fees',
      inWords: { title: 'Last day before the fees change', text: message },
      ...toldAsKnown(ladders.feesOfNext, payBy, record.registeredOn, {
        type: 'other',
        title: `The fees change after ${writtenDate(payBy)}`,
        message,
      }),
    },
  ];
}

function nextOf(
  { details }: RecordOnDay,
  dateOfBirth: CivilDate,
  today: CivilDate,
  found: readonly Trigger[],
): Next | null {
  const firstDay = (kind: Trigger['kind'], about: string): CivilDate | null => {
    const date = found.find((each) => each.kind === kind && each.about === about)?.date ?? null;
    return date === null || date > today ? date : today;
  };
  const route = details.visaType === null ? null : routeOfVisaType(details.visaType);
  const ilr = firstDay('ilr_window', 'ilr');
  if (ilr !== null && route !== null)
    return { called: 'ILR', on: ilr, step: { item: 'ilr', route, on: ilr } };
  const citizenship = firstDay('citizenship_date', 'citizenship');
  if (citizenship === null) return null;
  const item = isOfFullAge(dateOfBirth, citizenship) ? 'naturalisation' : 'registration_child';
  return { called: 'citizenship', on: citizenship, step: { item, on: citizenship } };
}

/** A sum that was saved of it tells of its fees by itself. */
const isSaved = ({ savedSums }: RecordOnDay, { step }: Next): boolean =>
  savedSums.some(({ form }) => form.steps.some(({ item }) => item === step.item));
