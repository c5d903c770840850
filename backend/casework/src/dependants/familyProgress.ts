import type { DependantProgressResponse } from '@settlewise/contract/dependantProgress';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { CivilDate } from '@settlewise/rules/calendar';
import { dependantProgress, type DependantSettlement, type MainPerson } from '@settlewise/rules/dependants';
import type { ChildRegistration } from '@settlewise/rules/registration';
import { continuesByLaw, type ApplicationState, withExtensions } from '../record/applicationOnRecord';
import { toMainPerson } from '../record/mainPerson';
import type { PersonRecord } from '../record/personRecord';
import { recordOn } from '../record/recordOn';
import { withSharedJourneys } from '../record/sharedJourneys';
import type { RecordedDependant } from '../record/storedRecord';

type Progress = DeepReadonly<DependantProgressResponse>;

/** What the progress of a person's dependants is calculated from. */
export interface Family {
  readonly dependants: readonly (RecordedDependant & { readonly extensionAppliedOn: CivilDate | null })[];
  readonly main: MainPerson;
  readonly applications: readonly ApplicationState[];
  readonly today: CivilDate;
}

/**
 * The family of a person on a day.
 * @param today in London
 * @param main the person's name, for other readers. Without it the sentences speak to the person.
 */
export function describeFamily(
  recorded: Pick<PersonRecord, 'details' | 'journeys' | 'applications' | 'dependants'>,
  today: CivilDate,
  main: Pick<MainPerson, 'name'> = {},
): Family {
  const record = recordOn(recorded, today);
  const { applications } = record;
  return {
    dependants: withExtensions(withSharedJourneys(record.dependants, record.journeys), applications),
    main: { ...toMainPerson(record), ...main },
    applications,
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
      permissionGoesOn: ends !== null && continuesByLaw(applications, id, ends),
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

/** Leaves out `missing` of each way; the answer has it once for all ways. */
const presentRegistration = ({ ways, ...rest }: ChildRegistration) => ({
  ...rest,
  ways: ways.map(({ missing: _, ...way }) => way),
});
