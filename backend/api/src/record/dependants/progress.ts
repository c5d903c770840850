import type { DependantProgressResponse } from '@settlewise/contract/dependantProgress';
import { type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import { dependantProgress, type DependantSettlement } from '@settlewise/rules/dependants';
import type { ChildRegistration } from '@settlewise/rules/registration';
import { applications as applicationList } from '@settlewise/domain/record';
import {
  asTheyStood,
  goesOnByLaw,
  mainPersonOf,
  withExtensions,
  withSharedJourneys,
  type RecordedDependant,
  type Standing,
} from '@settlewise/casework/record';
import {
  findImmigrationProfile,
  listDependants,
  listItems,
  readImmigrationRecord,
} from '@settlewise/projections';
import type { Knex } from 'knex';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';

type Progress = DeepReadonly<DependantProgressResponse>;

/** What the progress of a person's dependants is calculated from. */
export interface Family {
  readonly dependants: readonly (RecordedDependant & { readonly extensionAppliedOn: CivilDate | null })[];
  readonly main: Parameters<typeof dependantProgress>[2];
  readonly applications: readonly Standing[];
  readonly today: CivilDate;
}

/**
 * Reads the family of a person.
 * @param userId a UUID
 * @param name the person's name, for other readers. Without it the sentences speak to the person.
 * @param called gives a dependant the name that sentences use. Without it they use the dependant's own name.
 */
export async function readFamily(
  database: Knex,
  userId: string,
  now: Date,
  name?: string,
  called: (dependant: RecordedDependant) => RecordedDependant = (dependant) => dependant,
): Promise<Family> {
  const today = civilDateInLondon(now);
  const [dependants, record, profile, sent] = await Promise.all([
    listDependants(database, userId),
    readImmigrationRecord(database, userId, today),
    findImmigrationProfile(database, userId),
    listItems(database, applicationList, userId),
  ]);
  const main = {
    ...mainPersonOf(record, profile?.nationality ?? null),
    ...(name === undefined ? {} : { name }),
  };
  const standing = asTheyStood(sent, today);
  return {
    dependants: withExtensions(withSharedJourneys(dependants.map(called), record.journeys), standing),
    main,
    applications: standing,
    today,
  };
}

/** The progress of each dependant of a person, in the order in which they were added. */
export const progressOfFamily = ({ dependants, main, applications, today }: Family): readonly Progress[] =>
  dependants.map((dependant) => {
    const { dependantId: id, visaExpiryDate: ends } = dependant;
    const { settlement, registration } = dependantProgress(dependant, dependants, main, today);
    return {
      id,
      asOf: today,
      settlement: presentSettlement(settlement),
      registration: registration === null ? null : presentRegistration(registration),
      permissionGoesOn: ends !== null && goesOnByLaw(applications, id, ends),
    };
  });

function presentSettlement(settlement: DependantSettlement): Progress['settlement'] {
  const { status, route, answer, travelMargin, daysAway, percent, settledSince, reasons, missing } =
    settlement;
  return {
    status,
    daysAway,
    percent,
    settledSince,
    reasons,
    missing,
    routeTitle: route?.title ?? null,
    verdict: answer?.verdict ?? null,
    countedFrom: answer?.periodStart ?? null,
    qualifyingYears: answer?.qualifyingYears ?? null,
    earliestApplicationDate: answer?.earliestApplicationDate ?? null,
    travelMargin,
    practicalEarliestApplicationDate: answer?.practicalEarliestApplicationDate ?? null,
    applyBy: answer?.applyBy ?? null,
    worstTwelveMonths: answer?.worstTwelveMonths ?? null,
  };
}

/** What is missing for a way is in the answer once, for all ways. */
const presentRegistration = ({ ways, ...rest }: ChildRegistration) => ({
  ...rest,
  ways: ways.map(({ missing: _, ...way }) => way),
});
