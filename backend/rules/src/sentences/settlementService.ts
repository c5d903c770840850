import { adviser, inLetters, inLettersFirst, writtenDay, type Day } from '../assessment/wording';
import { sentences } from './table';

/** Sentences about the service and the discharge of a member of HM Armed Forces. */
export const settlementService = {
  discharge_window: ({
    on,
    firstDay,
    weeks,
    last,
    years,
  }: {
    readonly on: Day;
    readonly firstDay: Day;
    readonly weeks: number;
    readonly last: Day;
    readonly years: number;
  }) =>
    sentences(
      `Your day of discharge is ${writtenDay(on)}.`,
      `You can apply from ${writtenDay(firstDay)}, ${weeks} weeks before it.`,
      `The last day to apply is ${writtenDay(last)}, ${inLetters(years)} years after it.`,
    ),

  discharge_too_long_ago: ({
    on,
    last,
    years,
  }: {
    readonly on: Day;
    readonly last: Day;
    readonly years: number;
  }) =>
    sentences(
      `Your day of discharge was ${writtenDay(on)}.`,
      `The last day to apply was ${writtenDay(last)}, ${inLetters(years)} years after it.`,
      'Do not pay for an application on this route.',
      `Ask ${adviser} which other way is open to you.`,
    ),

  service_long_enough: (service: Service) =>
    sentences(
      countedFrom(service),
      `Your ${inLetters(service.years)} years of service are complete in time.`,
    ),

  service_too_short: (service: Service) =>
    sentences(
      countedFrom(service),
      `${inLettersFirst(service.years)} years of service are complete on ${writtenDay(service.complete)}, after your discharge.`,
      'So you can apply on this route only after a medical discharge because of service.',
      `If yours is not one, ask ${adviser} which other way is open to you.`,
    ),

  medical_discharge: () =>
    'After a medical discharge because of service you need no minimum time of service. Keep the papers that show the reason.',

  no_fee_after_service: ({
    years,
  }: {
    /** Null after a medical discharge because of service. */
    readonly years: number | null;
  }) =>
    years === null
      ? 'After a medical discharge because of service you pay no fee for this application.'
      : `By your discharge you have served ${inLetters(years)} years. So you pay no fee for this application.`,
} as const;

interface Service {
  readonly start: Day;
  readonly years: number;
  readonly complete: Day;
}

const countedFrom = ({ start }: Service) =>
  sentences(
    `We take ${writtenDay(start)}, the start of your visa, as your first day of service.`,
    'If you joined on another day, enter that day as the start.',
  );
