import type { ItemOf } from '@settlewise/domain/fields';
import type { applications } from '@settlewise/domain/record';
import type { CivilDate } from '@settlewise/rules/calendar';
import { routeOfVisaType } from '@settlewise/rules/routes';
import { isForPermissionInside, type RunningApplication } from '@settlewise/rules/waiting';
import { needsNoIlr } from './settledOnRecord';

/** An application as it is recorded. */
export type ApplicationOnRecord = ItemOf<typeof applications.fields>;

type WaitingFields = Pick<
  ApplicationOnRecord,
  | 'appliedFor'
  | 'visaType'
  | 'service'
  | 'incomeRuleMet'
  | 'submittedOn'
  | 'biometricsOn'
  | 'decidedOn'
  | 'outcome'
>;

/** Converts an application for the rules of waiting times. @param permissionEnds null if unknown */
export const runningApplication = (
  { appliedFor: kind, visaType, outcome, ...application }: WaitingFields,
  permissionEnds: CivilDate | null,
): RunningApplication => ({
  kind,
  service: application.service,
  incomeRuleMet: application.incomeRuleMet,
  submittedOn: application.submittedOn,
  biometricsOn: application.biometricsOn,
  decidedOn: application.decidedOn,
  route: visaType === null ? null : routeOfVisaType(visaType),
  permissionEnds,
  isInvalid: outcome === 'invalid',
});

export type ApplicationState = Pick<
  ApplicationOnRecord,
  'dependant' | 'appliedFor' | 'submittedOn' | 'decidedOn' | 'outcome'
>;

type Dated = Pick<ApplicationOnRecord, 'submittedOn' | 'decidedOn' | 'outcome'>;

/** The applications in their state on a day: those sent after it are left out, and later decisions are removed. */
export const applicationsOnDay = <Application extends Dated>(
  applications: readonly Application[],
  day: CivilDate,
): readonly Application[] =>
  applications
    .filter(({ submittedOn }) => submittedOn <= day)
    .map((each) =>
      each.decidedOn !== null && each.decidedOn > day ? { ...each, decidedOn: null, outcome: null } : each,
    );

/** The next day on which an application is sent or decided; null without one. */
export const findNextChange = (
  applications: readonly Pick<Dated, 'submittedOn' | 'decidedOn'>[],
  day: CivilDate,
): CivilDate | null =>
  applications
    .flatMap(({ submittedOn, decidedOn }) => [submittedOn, ...(decidedOn === null ? [] : [decidedOn])])
    .filter((each) => each > day)
    .toSorted()[0] ?? null;

/**
 * Whether a permission continues after its last day because an application that was sent in time is still pending. An
 * application rejected as invalid counts as decided. @param dependant null for the person themselves
 */
export const continuesByLaw = (
  applications: readonly ApplicationState[],
  dependant: number | null,
  lastDay: CivilDate,
): boolean =>
  applications.some(
    (each) =>
      each.dependant === dependant &&
      each.decidedOn === null &&
      each.submittedOn <= lastDay &&
      isForPermissionInside({ kind: each.appliedFor }),
  );

const extensions: ReadonlySet<ApplicationOnRecord['appliedFor']> = new Set(['work_or_study', 'family']);

/**
 * The day of the pending application to extend the present permission; null without one. If there are several, returns the
 * first: a later one varies it. @param dependant null for the person themselves
 */
export const extensionAppliedOn = (
  applications: readonly ApplicationState[],
  dependant: number | null,
  visaStartDate: CivilDate | null,
): CivilDate | null =>
  applications
    .filter(
      (each) =>
        each.dependant === dependant &&
        each.decidedOn === null &&
        extensions.has(each.appliedFor) &&
        (visaStartDate === null || each.submittedOn >= visaStartDate),
    )
    .map(({ submittedOn }) => submittedOn)
    .toSorted()[0] ?? null;

interface ExtendableDependant {
  readonly dependantId: number;
  readonly visaStartDate: CivilDate | null;
}

/** The dependants with the day of their pending extension. */
export const withExtensions = <Dependant extends ExtendableDependant>(
  dependants: readonly Dependant[],
  applications: readonly ApplicationState[],
): readonly (Dependant & { readonly extensionAppliedOn: CivilDate | null })[] =>
  dependants.map((dependant) => ({
    ...dependant,
    extensionAppliedOn: extensionAppliedOn(applications, dependant.dependantId, dependant.visaStartDate),
  }));

/** Whether an application for ILR is pending. @param dependant null for the person themselves */
export const isWaitingForIlr = (
  applications: readonly ApplicationState[],
  dependant: number | null,
): boolean =>
  applications.some(
    (each) => each.dependant === dependant && each.decidedOn === null && each.appliedFor === 'ilr',
  );

/**
 * The day on which ILR was granted by the list of applications, on the present permission; null if it was not. Until the
 * profile has the grant as well, there is nothing to apply for and no citizenship date.
 */
export const findIlrGrantDay = (
  applications: readonly ApplicationState[],
  { visaStartDate }: { readonly visaStartDate: CivilDate | null },
): CivilDate | null =>
  applications.find(
    ({ dependant, appliedFor, submittedOn, outcome }) =>
      dependant === null &&
      appliedFor === 'ilr' &&
      outcome === 'granted' &&
      visaStartDate !== null &&
      submittedOn >= visaStartDate,
  )?.decidedOn ?? null;

/** The day of an ILR grant that the profile lacks; null if the profile has it, or ILR is not needed. */
export const findUnrecordedIlrGrant = (
  applications: readonly ApplicationState[],
  details: Parameters<typeof needsNoIlr>[0]['details'] & { readonly visaStartDate: CivilDate | null },
): CivilDate | null =>
  details.hasILR || needsNoIlr({ details }) ? null : findIlrGrantDay(applications, details);
