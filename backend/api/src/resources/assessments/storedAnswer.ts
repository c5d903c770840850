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
 * A result repeats each trip in each count. The stored form has the trips, and the stored result only their days in the
 * same order, because otherwise 2,000 trips would not fit into one event.
 */
const storedCount = assessmentResponse.extend({ trips: z.array(z.number()) });
type StoredCount = z.infer<typeof storedCount>;

const bothCounts = { cautious: storedCount.nullable(), homeOffice: storedCount.nullable() };
const storedIlrResult = ilrCalculationResponse.extend(bothCounts);
const storedCitizenshipResult = citizenshipCalculationResponse.extend(bothCounts);

interface FormResult<Form, Result> {
  readonly form: Form;
  readonly result: Result;
}
export type IlrFormResult = FormResult<IlrCalculationRequest, IlrCalculationResponse>;
export type CitizenshipFormResult = FormResult<CitizenshipCalculationRequest, CitizenshipCalculationResponse>;

/** The result in stored form, without the trips of its form. */
export function packIlr({ form, result }: IlrFormResult): z.infer<typeof storedIlrResult> {
  return { ...result, ...packTrips(result, form.detailedAbsences) };
}

/** The result in stored form, without the trips of its form. */
export function packCitizenship({
  form,
  result,
}: CitizenshipFormResult): z.infer<typeof storedCitizenshipResult> {
  return { ...result, ...packTrips(result, form.absenceRecords) };
}

/** Restores the form and the result. @throws ZodError if they do not match today's contract */
export function unpackIlr(stored: FormResult<unknown, unknown>): IlrFormResult {
  const form = ilrCalculationRequest.parse(stored.form);
  const result = storedIlrResult.parse(stored.result);
  return {
    form,
    result: { ...result, ...readTravelMargin(result), ...unpackTrips(result, form.detailedAbsences) },
  };
}

/** Restores the form and the result. @throws ZodError if they do not match today's contract */
export function unpackCitizenship(stored: FormResult<unknown, unknown>): CitizenshipFormResult {
  const form = citizenshipCalculationRequest.parse(stored.form);
  const result = storedCitizenshipResult.parse(stored.result);
  return {
    form,
    result: { ...result, ...readTravelMargin(result), ...unpackTrips(result, form.absenceRecords) },
  };
}

/** Older results have the sentence in the field `homeOfficeSays`. */
const readTravelMargin = ({
  travelMargin,
  homeOfficeSays = null,
}: Pick<IlrCalculationResponse, 'travelMargin' | 'homeOfficeSays'>) => ({
  travelMargin: travelMargin ?? homeOfficeSays,
});

/** A sum of fees is stored unchanged. @throws ZodError if it does not match today's contract */
export const parseFees = (stored: FormResult<unknown, unknown>) => ({
  form: savedFees.parse(stored.form),
  result: feesResponse.parse(stored.result),
});

/** A checklist is stored unchanged. @throws ZodError if it does not match today's contract */
export const parseChecklist = (stored: FormResult<unknown, unknown>) => ({
  form: savedChecklist.parse(stored.form),
  result: checklistResponse.parse(stored.result),
});

/** An address check is stored unchanged. @throws ZodError if it does not match today's contract */
export const parseAddresses = (stored: FormResult<unknown, unknown>) => ({
  form: savedAddressCheck.parse(stored.form),
  result: savedAddressAnswer.parse(stored.result),
});

/** A sheet is stored without its fields for pasting. @throws ZodError if it does not match today's contract */
export const parseSheet = (stored: FormResult<unknown, unknown>) => ({
  form: savedSheet.parse(stored.form),
  result: savedSheetAnswer.parse(stored.result),
});

/** Fields that few timeline entries have. Nulls are omitted, so that 2,000 journeys fit into one event. */
const optionalFields = ['dependantId', 'matter', 'applicationId', 'reason'] as const;

/** The timeline in stored form. On reading, the contract adds the omitted nulls. */
export const packTimeline = ({ entries, ...line }: DeepReadonly<SavedTimelineAnswer>): object => ({
  ...line,
  entries: entries.map((entry) => {
    const stored: Partial<DeepReadonly<TimelineEntry>> = { ...entry };
    for (const name of optionalFields) if (stored[name] === null) delete stored[name];
    return stored;
  }),
});

/** A timeline is stored as its page shows it. @throws ZodError if it does not match today's contract */
export const parseTimeline = (stored: FormResult<unknown, unknown>) => ({
  form: savedTimeline.parse(stored.form),
  result: savedTimelineAnswer.parse(stored.result),
});

interface Counts<Count> {
  readonly cautious: Count | null;
  readonly homeOffice: Count | null;
}

function packTrips(
  { cautious, homeOffice }: Counts<AssessmentResponse>,
  trips: readonly CalculatorTrip[],
): Counts<StoredCount> {
  const stored = (count: AssessmentResponse | null) =>
    count === null ? null : { ...count, trips: pickDays(count, trips) };
  return { cautious: stored(cautious), homeOffice: stored(homeOffice) };
}

function pickDays(count: AssessmentResponse, trips: readonly CalculatorTrip[]): number[] {
  const isSameTrip = (trip: CalculatorTrip, counted: AssessmentResponse['trips'][number] | undefined) =>
    trip.startDate === counted?.departureDate && trip.endDate === counted.returnDate;
  if (
    count.trips.length !== trips.length ||
    !trips.every((trip, place) => isSameTrip(trip, count.trips[place]))
  ) {
    throw new Error('An answer tells other trips than its form, or in another order');
  }
  return count.trips.map(({ days }) => days);
}

function unpackTrips(
  { cautious, homeOffice }: Counts<StoredCount>,
  trips: readonly CalculatorTrip[],
): Counts<AssessmentResponse> {
  const unpack = (count: StoredCount | null) =>
    count === null ? null : { ...count, trips: addDates(count.trips, trips) };
  return { cautious: unpack(cautious), homeOffice: unpack(homeOffice) };
}

function addDates(days: readonly number[], trips: readonly CalculatorTrip[]): AssessmentResponse['trips'] {
  return trips.map(({ startDate, endDate }, place) => {
    const counted = days[place];
    if (counted === undefined) throw new Error('A saved result lacks the days of a trip');
    return { departureDate: startDate, returnDate: endDate, days: counted };
  });
}
