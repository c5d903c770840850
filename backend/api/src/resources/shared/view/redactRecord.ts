import { writtenDate } from '@settlewise/rules/assessment';
import type { DependantProgressResponse } from '@settlewise/contract/dependantProgress';
import type { DependantResponse } from '@settlewise/contract/dependants';
import type { SharedDependantResponse } from '@settlewise/contract/shared';
import { namesCrownDependency } from '@settlewise/rules/absences';
import { fieldKindsOf, fieldKinds, kindsToGive, onlyOfKind } from '@settlewise/domain/record';
import type { AlertRecord, RecordedDependant } from '@settlewise/casework/record';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { TimelineSource } from '@settlewise/casework/timeline';
import type { CivilDate } from '@settlewise/rules/calendar';
import { mapInTurns } from './mapInTurns';
import { redactedValue, type Redact } from './redaction/createRedactor';

type Progress = DeepReadonly<DependantProgressResponse>;

/** Removes identity data of dependants, unless the grant includes it. */
export interface DependantRedactor {
  /** Replaces a dependant's name with “Dependant” and a number. */
  readonly pseudonymize: <Dependant extends NamedDependant>(dependant: Dependant) => Dependant;
  readonly present: (dependants: readonly DependantResponse[]) => Promise<SharedDependantResponse[]>;
  readonly redactProgress: (redactProgress: readonly Progress[]) => readonly Progress[];
  readonly includesIdentity: boolean;
}

type NamedDependant = Pick<RecordedDependant, 'dependantId' | 'firstName' | 'lastName'>;

/** Dates that may be the date of birth. */
const possibleBirthFields = [
  'ukEntryDate',
  'visaHeldSince',
  'visaStartDate',
  'settledSince',
  'otherParentSince',
] as const;

export function createDependantRedactor(
  dependants: readonly RecordedDependant[],
  redact: Redact,
  includesIdentity: boolean,
): DependantRedactor {
  const numbers = new Map(dependants.map(({ dependantId }, place) => [dependantId, place + 1]));
  const birthDates = new Map(dependants.map(({ dependantId, dateOfBirth }) => [dependantId, dateOfBirth]));
  return {
    includesIdentity,
    pseudonymize: (dependant) =>
      includesIdentity
        ? dependant
        : { ...dependant, firstName: `Dependant ${numbers.get(dependant.dependantId) ?? ''}`, lastName: '' },
    async present(family) {
      const presented: SharedDependantResponse[] = [];
      for (const { id, ...dependant } of family) {
        const ownJourneys = await redactDestinations(dependant.ownJourneys, redact);
        presented.push({
          id,
          ...onlyOfKind(
            includesIdentity ? dependant : removeBirthDates(dependant),
            fieldKinds.dependant,
            kindsToGive(includesIdentity),
          ),
          notes: redact(dependant.notes),
          ownJourneys,
        });
      }
      return presented;
    },
    redactProgress: (family) =>
      includesIdentity
        ? family
        : family.map(({ id, asOf, settlement, permissionGoesOn }) => ({
            id,
            asOf,
            permissionGoesOn,
            settlement: removeDay(settlement, birthDates.get(id)),
            // Its dates are counted from the date of birth, and would reveal it.
            registration: null,
          })),
  };
}

/** Works in turns, because a family can have 25,000 journeys. */
const redactDestinations = <Journey extends { readonly destination: string | null }>(
  journeys: readonly Journey[],
  redact: Redact,
) => mapInTurns(journeys, (journey) => ({ ...journey, destination: redact(journey.destination) }));

/** Sets dates to null that equal the date of birth. */
function removeBirthDates<
  Dependant extends Pick<DependantResponse, 'dateOfBirth'> &
    Partial<Pick<DependantResponse, (typeof possibleBirthFields)[number]>>,
>(dependant: Dependant): Dependant {
  const birthFields = possibleBirthFields.filter((name) => dependant[name] === dependant.dateOfBirth);
  return { ...dependant, ...Object.fromEntries(birthFields.map((name) => [name, null])) };
}

/** A redacted record, and the source of its timeline. */
interface RedactedTimeline {
  readonly record: AlertRecord;
  readonly source: TimelineSource;
}

/** Removes names, dates of birth and typed identity data, unless the grant includes identity data. */
export async function redactTimelineSource(
  original: AlertRecord,
  today: CivilDate,
  { pseudonymize, includesIdentity }: DependantRedactor,
  redact: Redact,
): Promise<RedactedTimeline> {
  // The list of applications is shared separately.
  const applications: TimelineSource['applications'] = [];
  if (includesIdentity)
    return { record: original, source: { ...original, applications, reader: 'lawyer', today } };
  const redactTitle = <Thing extends { readonly title: string }>(thing: Thing): Thing => ({
    ...thing,
    title: redact(thing.title),
  });
  const dependants: RecordedDependant[] = [];
  for (const dependant of original.dependants) {
    const ownJourneys = await redactDestinations(dependant.ownJourneys, redact);
    dependants.push({ ...pseudonymize(dependant), ownJourneys });
  }
  const record = {
    ...original,
    dependants,
    journeys: await mapInTurns(original.journeys, (journey) => ({
      ...journey,
      destination: redactDestination(journey.destination, redact),
      reason: redact(journey.reason),
    })),
    documents: await mapInTurns(original.documents, redactTitle),
    tasks: await mapInTurns(original.tasks, redactTitle),
  };
  return {
    record,
    source: {
      ...record,
      applications,
      // Future dates are counted from births, which the timeline does not show.
      dependants: dependants.map((dependant) => ({ ...removeBirthDates(dependant), bornInUk: null })),
      reader: 'lawyer_without_identity',
      today,
    },
  };
}

/** Redacts the items of a list. Fields that are not shared become null. */
export const redactList = (
  part: string,
  items: readonly (object & { readonly id: string })[],
  redact: Redact,
  includesIdentity: boolean,
): Promise<readonly (object & { readonly id: string })[]> =>
  mapInTurns(items, ({ id, ...item }) => {
    const shared = onlyOfKind(item, fieldKindsOf(part), kindsToGive(includesIdentity));
    const entries: readonly (readonly [string, unknown])[] = Object.entries(shared);
    return {
      id,
      ...Object.fromEntries(
        entries.map(([name, value]) => [name, typeof value === 'string' ? redact(value) : value]),
      ),
    };
  });

/**
 * Redacts a destination, but keeps whether it names a crown dependency. Such journeys are counted differently, so the
 * results would change.
 */
export function redactDestination(destination: string, redact: Redact): string {
  const redacted = redact(destination);
  const isSame = namesCrownDependency(redacted) === namesCrownDependency(destination);
  return isSame ? redacted : 'The Channel Islands or the Isle of Man';
}

/** Removes a date from a result: from its fields and, in both formats, from its sentences. */
function removeDay(settlement: Progress['settlement'], day: string | undefined): Progress['settlement'] {
  if (day === undefined) return settlement;
  const hideDay = <Text extends string | null>(date: Text) => (date === day ? null : date);
  const removeFromSentence = (sentence: string) =>
    sentence.replaceAll(day, redactedValue).replaceAll(writtenDate(day), redactedValue);
  const redactMessage = <Reason extends { readonly message: string }>(reason: Reason): Reason => ({
    ...reason,
    message: removeFromSentence(reason.message),
  });
  const { travelMargin, worstTwelveMonths: worst } = settlement;
  return {
    ...settlement,
    countedFrom: hideDay(settlement.countedFrom),
    earliestApplicationDate: hideDay(settlement.earliestApplicationDate),
    practicalEarliestApplicationDate: hideDay(settlement.practicalEarliestApplicationDate),
    applyBy: hideDay(settlement.applyBy),
    settledSince: hideDay(settlement.settledSince),
    worstTwelveMonths: worst === null || [worst.from, worst.to].includes(day) ? null : worst,
    travelMargin: travelMargin === null ? null : removeFromSentence(travelMargin),
    reasons: settlement.reasons.map(({ from, to, ...reason }) => ({
      ...redactMessage(reason),
      ...(from !== undefined && from !== day && { from }),
      ...(to !== undefined && to !== day && { to }),
    })),
    missing: settlement.missing.map(redactMessage),
  };
}
