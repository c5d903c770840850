import type { ItemOf } from '@settlewise/domain/fields';
import type { applications } from '@settlewise/domain/record';
import type { CivilDate } from '@settlewise/rules/calendar';
import { routeOfVisaType } from '@settlewise/rules/routes';
import { isForPermissionInside, type RunningApplication } from '@settlewise/rules/waiting';
import { needsNoIlr } from './settledOnRecord';

/** An application as the record has it. */
export type ApplicationOnRecord = ItemOf<typeof applications.fields>;

type Deciding = Pick<
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

/** The same as the rules of waiting read it. @param permissionEnds null where it is not known */
export const runningApplication = (
  { appliedFor: kind, visaType, outcome, ...application }: Deciding,
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

export type Standing = Pick<
  ApplicationOnRecord,
  'dependant' | 'appliedFor' | 'submittedOn' | 'decidedOn' | 'outcome'
>;

type Dated = Pick<ApplicationOnRecord, 'submittedOn' | 'decidedOn' | 'outcome'>;

/**
 * The applications as they stand on a day. One that is planned for a later day is none before, and one from then on; a
 * decision that is entered for a later day has not come before.
 */
export const asTheyStood = <Application extends Dated>(
  applications: readonly Application[],
  day: CivilDate,
): readonly Application[] =>
  applications
    .filter(({ submittedOn }) => submittedOn <= day)
    .map((each) =>
      each.decidedOn !== null && each.decidedOn > day ? { ...each, decidedOn: null, outcome: null } : each,
    );

/** The next day on which one of them counts as sent, or its decision comes; null where no such day is ahead. */
export const nextDayOfChange = (
  applications: readonly Pick<Dated, 'submittedOn' | 'decidedOn'>[],
  day: CivilDate,
): CivilDate | null =>
  applications
    .flatMap(({ submittedOn, decidedOn }) => [submittedOn, ...(decidedOn === null ? [] : [decidedOn])])
    .filter((each) => each > day)
    .toSorted()[0] ?? null;

/**
 * Whether a permission goes on after its last day because an application that was sent in time has no decision yet: there
 * is nothing to apply for. What was rejected as not valid is decided. @param dependant null for the person themselves
 */
export const goesOnByLaw = (
  applications: readonly Standing[],
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
 * The day of the pending application to extend the present permission; null without one. Of several it returns the first,
 * which a later one varies. @param dependant null for the person themselves
 */
export const extensionAppliedOn = (
  applications: readonly Standing[],
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

interface Extending {
  readonly dependantId: number;
  readonly visaStartDate: CivilDate | null;
}

/** The dependants with the day on which an extension that has no decision was applied for. */
export const withExtensions = <Dependant extends Extending>(
  dependants: readonly Dependant[],
  applications: readonly Standing[],
): readonly (Dependant & { readonly extensionAppliedOn: CivilDate | null })[] =>
  dependants.map((dependant) => ({
    ...dependant,
    extensionAppliedOn: extensionAppliedOn(applications, dependant.dependantId, dependant.visaStartDate),
  }));

/** Whether settlement was applied for, and there is no decision. @param dependant null for the person themselves */
export const waitsForIlr = (applications: readonly Standing[], dependant: number | null): boolean =>
  applications.some(
    (each) => each.dependant === dependant && each.decidedOn === null && each.appliedFor === 'ilr',
  );

/**
 * The day on which settlement was granted to the person by their list of applications, on the visa of now; null where it
 * was not. Until their profile says so too, nothing is to be applied for, and the dates are not those of citizenship.
 */
export const ilrGrantedOn = (
  applications: readonly Standing[],
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

/** The same day for somebody whose profile knows no settlement; null where it does, or where none is needed. */
export const ilrGrantedInListAlone = (
  applications: readonly Standing[],
  details: Parameters<typeof needsNoIlr>[0]['details'] & { readonly visaStartDate: CivilDate | null },
): CivilDate | null =>
  details.hasILR || needsNoIlr({ details }) ? null : ilrGrantedOn(applications, details);
