import type { CivilDate } from '../calendar/civilDate';
import type { RouteKey } from '../routes/routes';

/** Application types with different waiting times. */
export const waitingKinds = [
  'ilr',
  'eu_settlement',
  'work_or_study',
  'family',
  'outside_work_or_study',
  'outside_family',
  'naturalisation',
  'registration',
  'first_passport',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

export const waitingServices = ['standard', 'priority', 'super_priority'] as const;
export type WaitingService = (typeof waitingServices)[number];

/** A submitted application, with its days. */
export interface RunningApplication {
  readonly kind: WaitingKind;
  /** The permission applied for, or the one that settlement follows; null if unknown. */
  readonly route: RouteKey | null;
  readonly service: WaitingService;
  /** Partner or parent: whether the income rule is met; null if unknown. */
  readonly incomeRuleMet: boolean | null;
  /** The day on which it was submitted and paid. */
  readonly submittedOn: CivilDate;
  /** The day on which fingerprints and photo were given, or identity was proved; null until then. */
  readonly biometricsOn: CivilDate | null;
  /** Null until then. */
  readonly decidedOn: CivilDate | null;
  /** The last day of the permission held on the day of the application; null if unknown. */
  readonly permissionEnds: CivilDate | null;
  /** Rejected as invalid: it has no effect, and no permission continues because of it. */
  readonly isInvalid: boolean;
}

const madeInTheUk: ReadonlySet<WaitingKind> = new Set(['ilr', 'work_or_study', 'family']);

/**
 * Whether it is an application for permission or settlement from inside the UK. Leaving withdraws it, and the law
 * extends the previous permission.
 */
export const isForPermissionInside = ({ kind }: Pick<RunningApplication, 'kind'>): boolean =>
  madeInTheUk.has(kind);

const withFasterService: ReadonlySet<WaitingKind> = new Set([
  ...madeInTheUk,
  'outside_work_or_study',
  'outside_family',
]);

/** Whether a faster decision can be bought: not for citizenship, a first passport or the EU scheme. */
export const canBeFaster = ({ kind }: Pick<RunningApplication, 'kind'>): boolean =>
  withFasterService.has(kind);

/**
 * Whether the law extends a permission after its last day, because an extension was applied for in time and is
 * pending.
 */
export const isExtendedInTime = (
  extensionAppliedOn: CivilDate | null,
  permissionEnds: CivilDate | null,
): boolean => extensionAppliedOn !== null && permissionEnds !== null && extensionAppliedOn <= permissionEnds;
