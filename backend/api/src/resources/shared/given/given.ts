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
import { leftOut, type Redact } from './redaction/redaction';

type Progress = DeepReadonly<DependantProgressResponse>;

/** What is said of the dependants. */
export interface GivenDependants {
  /** A dependant by the name that is given: their own, or one of a number alone. */
  readonly called: <Dependant extends Called>(dependant: Dependant) => Dependant;
  readonly present: (dependants: readonly DependantResponse[]) => Promise<SharedDependantResponse[]>;
  readonly progress: (progress: readonly Progress[]) => readonly Progress[];
  readonly includesIdentity: boolean;
}

type Called = Pick<RecordedDependant, 'dependantId' | 'firstName' | 'lastName'>;

/** The days of a life that may be the day of birth. */
const mayBeBirth = [
  'ukEntryDate',
  'visaHeldSince',
  'visaStartDate',
  'settledSince',
  'otherParentSince',
] as const;

export function givenDependants(
  dependants: readonly RecordedDependant[],
  redact: Redact,
  includesIdentity: boolean,
): GivenDependants {
  const numbers = new Map(dependants.map(({ dependantId }, place) => [dependantId, place + 1]));
  const birthOf = new Map(dependants.map(({ dependantId, dateOfBirth }) => [dependantId, dateOfBirth]));
  return {
    includesIdentity,
    called: (dependant) =>
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
            includesIdentity ? dependant : withoutBirth(dependant),
            fieldKinds.dependant,
            kindsToGive(includesIdentity),
          ),
          notes: redact(dependant.notes),
          ownJourneys,
        });
      }
      return presented;
    },
    progress: (family) =>
      includesIdentity
        ? family
        : family.map(({ id, asOf, settlement, permissionGoesOn }) => ({
            id,
            asOf,
            permissionGoesOn,
            settlement: withoutDay(settlement, birthOf.get(id)),
            // Its days are counted from the day of birth, and tell it.
            registration: null,
          })),
  };
}

/** A family can have 25,000 journeys of its own. */
const redactDestinations = <Journey extends { readonly destination: string | null }>(
  journeys: readonly Journey[],
  redact: Redact,
) => mapInTurns(journeys, (journey) => ({ ...journey, destination: redact(journey.destination) }));

/** A dependant's days, without those on which they were born. */
function withoutBirth<
  Dependant extends Pick<DependantResponse, 'dateOfBirth'> &
    Partial<Pick<DependantResponse, (typeof mayBeBirth)[number]>>,
>(dependant: Dependant): Dependant {
  const born = mayBeBirth.filter((name) => dependant[name] === dependant.dateOfBirth);
  return { ...dependant, ...Object.fromEntries(born.map((name) => [name, null])) };
}

/** A record as the reader is given it, and what of it their timeline shows. */
interface GivenTimeline {
  readonly record: AlertRecord;
  readonly source: TimelineSource;
}

/** A record without names, births and what people typed of them, unless the owner shares who they are. */
export async function givenTimeline(
  whole: AlertRecord,
  today: CivilDate,
  { called, includesIdentity }: GivenDependants,
  redact: Redact,
): Promise<GivenTimeline> {
  // The owner shares the list of applications, or not, as a list of its own.
  const applications: TimelineSource['applications'] = [];
  if (includesIdentity) return { record: whole, source: { ...whole, applications, reader: 'lawyer', today } };
  const titled = <Thing extends { readonly title: string }>(thing: Thing): Thing => ({
    ...thing,
    title: redact(thing.title),
  });
  const dependants: RecordedDependant[] = [];
  for (const dependant of whole.dependants) {
    const ownJourneys = await redactDestinations(dependant.ownJourneys, redact);
    dependants.push({ ...called(dependant), ownJourneys });
  }
  const record = {
    ...whole,
    dependants,
    journeys: await mapInTurns(whole.journeys, (journey) => ({
      ...journey,
      destination: givenDestination(journey.destination, redact),
      reason: redact(journey.reason),
    })),
    documents: await mapInTurns(whole.documents, titled),
    tasks: await mapInTurns(whole.tasks, titled),
  };
  return {
    record,
    source: {
      ...record,
      applications,
      // The days ahead are counted from births, which the timeline does not show.
      dependants: dependants.map((dependant) => ({ ...withoutBirth(dependant), bornInUk: null })),
      reader: 'lawyer_without_identity',
      today,
    },
  };
}

/** Things of a list, in which what is not given is null. */
export const givenList = (
  part: string,
  items: readonly (object & { readonly id: string })[],
  redact: Redact,
  includesIdentity: boolean,
): Promise<readonly (object & { readonly id: string })[]> =>
  mapInTurns(items, ({ id, ...item }) => {
    const given = onlyOfKind(item, fieldKindsOf(part), kindsToGive(includesIdentity));
    const entries: readonly (readonly [string, unknown])[] = Object.entries(given);
    return {
      id,
      ...Object.fromEntries(
        entries.map(([name, value]) => [name, typeof value === 'string' ? redact(value) : value]),
      ),
    };
  });

/**
 * Where a journey went, without what says who anybody is. Whether it names one of the islands that count apart stays as it
 * is: the answer hangs on it.
 */
export function givenDestination(destination: string, redact: Redact): string {
  const redacted = redact(destination);
  const isSame = namesCrownDependency(redacted) === namesCrownDependency(destination);
  return isSame ? redacted : 'The Channel Islands or the Isle of Man';
}

/** An answer without a day: not as one of its own days, nor in its sentences, in figures or in words. */
function withoutDay(settlement: Progress['settlement'], day: string | undefined): Progress['settlement'] {
  if (day === undefined) return settlement;
  const other = <Text extends string | null>(date: Text) => (date === day ? null : date);
  const withoutIt = (sentence: string) =>
    sentence.replaceAll(day, leftOut).replaceAll(writtenDate(day), leftOut);
  const said = <Reason extends { readonly message: string }>(reason: Reason): Reason => ({
    ...reason,
    message: withoutIt(reason.message),
  });
  const { travelMargin, worstTwelveMonths: worst } = settlement;
  return {
    ...settlement,
    countedFrom: other(settlement.countedFrom),
    earliestApplicationDate: other(settlement.earliestApplicationDate),
    practicalEarliestApplicationDate: other(settlement.practicalEarliestApplicationDate),
    applyBy: other(settlement.applyBy),
    settledSince: other(settlement.settledSince),
    worstTwelveMonths: worst === null || [worst.from, worst.to].includes(day) ? null : worst,
    travelMargin: travelMargin === null ? null : withoutIt(travelMargin),
    reasons: settlement.reasons.map(({ from, to, ...reason }) => ({
      ...said(reason),
      ...(from !== undefined && from !== day && { from }),
      ...(to !== undefined && to !== day && { to }),
    })),
    missing: settlement.missing.map(said),
  };
}
