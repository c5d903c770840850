import type { CivilDate } from '../calendar/civilDate';
import type { RouteKey } from '../routes/routes';

/** What somebody can be waiting for, as far as waiting differs. */
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

/** An application that was made, with its days. */
export interface RunningApplication {
  readonly kind: WaitingKind;
  /** The permission that is applied for, or on which settlement is; null where nobody said. */
  readonly route: RouteKey | null;
  readonly service: WaitingService;
  /** Partner or parent: whether the income rule is met; null where nobody said. */
  readonly incomeRuleMet: boolean | null;
  /** The day on which it was sent and paid. */
  readonly submittedOn: CivilDate;
  /** The day on which fingerprints and photo were given, or identity was proved; null until then. */
  readonly biometricsOn: CivilDate | null;
  /** Null until then. */
  readonly decidedOn: CivilDate | null;
  /** The last day of the permission that somebody had on the day of the application; null where it is not known. */
  readonly permissionEnds: CivilDate | null;
  /** Rejected as not valid: it is then as if nobody had applied, and no permission goes on because of it. */
  readonly isInvalid: boolean;
}

const madeInTheUk: ReadonlySet<WaitingKind> = new Set(['ilr', 'work_or_study', 'family']);

/** Permission or settlement that is applied for from inside: leaving takes it back, and the permission of before goes on by law. */
export const isForPermissionInside = ({ kind }: Pick<RunningApplication, 'kind'>): boolean =>
  madeInTheUk.has(kind);

const withFasterService: ReadonlySet<WaitingKind> = new Set([
  ...madeInTheUk,
  'outside_work_or_study',
  'outside_family',
]);

/** Whether a decision can be had sooner for money: for citizenship, a first passport and the EU scheme it cannot. */
export const canBeFaster = ({ kind }: Pick<RunningApplication, 'kind'>): boolean =>
  withFasterService.has(kind);

/** Whether a permission goes on by law after its last day, because its extension was applied for by then and has no decision. */
export const isExtendedInTime = (
  extensionAppliedOn: CivilDate | null,
  permissionEnds: CivilDate | null,
): boolean => extensionAppliedOn !== null && permissionEnds !== null && extensionAppliedOn <= permissionEnds;
