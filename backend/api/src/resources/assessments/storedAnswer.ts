import {
  assessmentResponse,
  type AssessmentResponse,
  type CalculatorTrip,
  citizenshipCalculationRequest,
  type CitizenshipCalculationRequest,
  citizenshipCalculationResponse,
  type CitizenshipCalculationResponse,
  ilrCalculationRequest,
  type IlrCalculationRequest,
  ilrCalculationResponse,
  type IlrCalculationResponse,
  savedAddressAnswer,
  savedAddressCheck,
  savedChecklist,
  savedFees,
  savedSheet,
  savedSheetAnswer,
  savedTimeline,
  savedTimelineAnswer,
  type SavedTimelineAnswer,
} from '@settlewise/contract/assessments';
import { checklistResponse } from '@settlewise/contract/checklist';
import { feesResponse } from '@settlewise/contract/fees';
import type { TimelineEntry } from '@settlewise/contract/timelineEntries';
import { z } from 'zod';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';

/**
 * An answer repeats each trip, once for each way of counting. The stored form has the trips once, and the stored answer only
 * their days, in the same order; otherwise 2,000 trips would not fit into one event.
 */
const storedCount = assessmentResponse.extend({ trips: z.array(z.number()) });
type StoredCount = z.infer<typeof storedCount>;

const bothCounts = { cautious: storedCount.nullable(), homeOffice: storedCount.nullable() };
const storedIlrResult = ilrCalculationResponse.extend(bothCounts);
const storedCitizenshipResult = citizenshipCalculationResponse.extend(bothCounts);

interface Answered<Form, Result> {
  readonly form: Form;
  readonly result: Result;
}
export type IlrAnswered = Answered<IlrCalculationRequest, IlrCalculationResponse>;
export type CitizenshipAnswered = Answered<CitizenshipCalculationRequest, CitizenshipCalculationResponse>;

/** The answer as it is stored beside its form. */
export function keepIlr({ form, result }: IlrAnswered): z.infer<typeof storedIlrResult> {
  return { ...result, ...withoutTrips(result, form.detailedAbsences) };
}

/** The answer as it is stored beside its form. */
export function keepCitizenship({
  form,
  result,
}: CitizenshipAnswered): z.infer<typeof storedCitizenshipResult> {
  return { ...result, ...withoutTrips(result, form.absenceRecords) };
}

/** The stored form and answer, as they were. @throws ZodError when it does not fit today's contract */
export function openIlr(stored: Answered<unknown, unknown>): IlrAnswered {
  const form = ilrCalculationRequest.parse(stored.form);
  const result = storedIlrResult.parse(stored.result);
  return {
    form,
    result: { ...result, ...readTravelMargin(result), ...withTrips(result, form.detailedAbsences) },
  };
}

/** The stored form and answer, as they were. @throws ZodError when it does not fit today's contract */
export function openCitizenship(stored: Answered<unknown, unknown>): CitizenshipAnswered {
  const form = citizenshipCalculationRequest.parse(stored.form);
  const result = storedCitizenshipResult.parse(stored.result);
  return {
    form,
    result: { ...result, ...readTravelMargin(result), ...withTrips(result, form.absenceRecords) },
  };
}

/** Before the Home Office's count decided, the sentence beside a result was about that count. */
const readTravelMargin = ({
  travelMargin,
  homeOfficeSays = null,
}: Pick<IlrCalculationResponse, 'travelMargin' | 'homeOfficeSays'>) => ({
  travelMargin: travelMargin ?? homeOfficeSays,
});

/** A sum of fees is kept whole. @throws ZodError when it does not fit today's contract */
export const openFees = (stored: Answered<unknown, unknown>) => ({
  form: savedFees.parse(stored.form),
  result: feesResponse.parse(stored.result),
});

/** A checklist is kept whole. @throws ZodError when it does not fit today's contract */
export const openChecklist = (stored: Answered<unknown, unknown>) => ({
  form: savedChecklist.parse(stored.form),
  result: checklistResponse.parse(stored.result),
});

/** An address check is kept whole. @throws ZodError when it does not fit today's contract */
export const openAddresses = (stored: Answered<unknown, unknown>) => ({
  form: savedAddressCheck.parse(stored.form),
  result: savedAddressAnswer.parse(stored.result),
});

/** A sheet is kept without its fields to be pasted. @throws ZodError when it does not fit today's contract */
export const openSheet = (stored: Answered<unknown, unknown>) => ({
  form: savedSheet.parse(stored.form),
  result: savedSheetAnswer.parse(stored.result),
});

/** What stands in few entries of a timeline: left out where it is null, or 2,000 journeys would not fit into one event. */
const seldom = ['dependantId', 'matter', 'applicationId', 'reason'] as const;

/** The line as it is stored; read back, the contract puts in again what was left out. */
export const keepTimeline = ({ entries, ...line }: DeepReadonly<SavedTimelineAnswer>): object => ({
  ...line,
  entries: entries.map((entry) => {
    const kept: Partial<DeepReadonly<TimelineEntry>> = { ...entry };
    for (const name of seldom) if (kept[name] === null) delete kept[name];
    return kept;
  }),
});

/** A timeline is kept as its page drew it. @throws ZodError when it does not fit today's contract */
export const openTimeline = (stored: Answered<unknown, unknown>) => ({
  form: savedTimeline.parse(stored.form),
  result: savedTimelineAnswer.parse(stored.result),
});

interface Counts<Count> {
  readonly cautious: Count | null;
  readonly homeOffice: Count | null;
}

function withoutTrips(
  { cautious, homeOffice }: Counts<AssessmentResponse>,
  trips: readonly CalculatorTrip[],
): Counts<StoredCount> {
  const stored = (count: AssessmentResponse | null) =>
    count === null ? null : { ...count, trips: daysOf(count, trips) };
  return { cautious: stored(cautious), homeOffice: stored(homeOffice) };
}

function daysOf(count: AssessmentResponse, trips: readonly CalculatorTrip[]): number[] {
  const isTold = (trip: CalculatorTrip, told: AssessmentResponse['trips'][number] | undefined) =>
    trip.startDate === told?.departureDate && trip.endDate === told.returnDate;
  if (
    count.trips.length !== trips.length ||
    !trips.every((trip, place) => isTold(trip, count.trips[place]))
  ) {
    throw new Error('An answer tells other trips than its form, or in another order');
  }
  return count.trips.map(({ days }) => days);
}

function withTrips(
  { cautious, homeOffice }: Counts<StoredCount>,
  trips: readonly CalculatorTrip[],
): Counts<AssessmentResponse> {
  const opened = (count: StoredCount | null) =>
    count === null ? null : { ...count, trips: datedDays(count.trips, trips) };
  return { cautious: opened(cautious), homeOffice: opened(homeOffice) };
}

function datedDays(days: readonly number[], trips: readonly CalculatorTrip[]): AssessmentResponse['trips'] {
  return trips.map(({ startDate, endDate }, place) => {
    const counted = days[place];
    if (counted === undefined) throw new Error('A saved result lacks the days of a trip');
    return { departureDate: startDate, returnDate: endDate, days: counted };
  });
}
