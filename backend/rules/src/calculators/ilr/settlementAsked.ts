import type { AssessedPerson, Permission, SettlementRequest } from '../../assessment/request';
import { latestDate } from '../../assessment/problems';
import type { CivilDate } from '../../calendar/civilDate';
import type { RouteKey } from '../../routes/routes';
import { routeOfVisaType } from '../../routes/visaTypes';
import { sortPermissions } from '../../settlement/countingPermissions';
import type { IlrForm } from './ilrForm';

/** The settlement request of a form. */
export interface SettlementAsked {
  readonly settlement: SettlementRequest;
  readonly person: AssessedPerson;
  /** The first day of the years, and the day of entry. */
  readonly grant: CivilDate;
  readonly entry: CivilDate;
  /** The positions in the form of the request's permissions, in order. */
  readonly positions: readonly number[];
}

/**
 * Builds the settlement request of a form. With permissions, the years start with the first one that counts on the
 * route, as in a record. Without any, they start when the visa was issued. The form must be valid.
 */
export function settlementAsked(form: IlrForm, route: RouteKey): SettlementAsked {
  const held = toHeldPermissions(form, route);
  const permissions = held.map(({ permission }) => permission);
  const grant = sortPermissions(route, permissions).counting.reduce(
    (first, { from }) => (from < first ? from : first),
    form.visaStartDate,
  );
  const { entryDate, claimedOn, endorsedBy, firstGrantedAs, dischargedOn, medicalDischarge } = form;
  const { awaitingDecisionSince, extensionAppliedOn } = form;
  return {
    settlement: {
      route,
      grantDate: grant,
      ...pickGiven({
        entryDate,
        claimedOn,
        endorsedBy,
        firstGrantedAs,
        dischargedOn,
        medicalDischarge,
        awaitingDecisionSince,
        extensionAppliedOn,
      }),
      ...(permissions.length === 0 ? {} : { permissions }),
    },
    person: toAssessedPerson(form),
    grant,
    entry: entryDate ?? grant,
    positions: held.map(({ position }) => position),
  };
}

/** The applicant, as far as the form tells. */
export function toAssessedPerson({ dateOfBirth, englishLevel }: IlrForm): AssessedPerson {
  const level = englishLevel === 'not_sure' ? null : englishLevel;
  return pickGiven({ dateOfBirth, englishLevel: level });
}

interface HeldPermission {
  readonly position: number;
  readonly permission: Permission;
}

/**
 * Converts the permissions for the engine. If the kind of a permission is unknown, its time can only count for long
 * residence.
 */
function toHeldPermissions({ permissions, visaType }: IlrForm, asked: RouteKey): readonly HeldPermission[] {
  return (permissions ?? []).flatMap((held, position) => {
    const { from, to, appliedOn, appliedInTime, gapBefore } = held;
    const isAsked = held.visaType === null || held.visaType === undefined || held.visaType === visaType;
    const route = isAsked ? null : routeOfVisaType(held.visaType);
    if (!isAsked && route === null && asked !== 'long_residence') return [];
    const permission = {
      from,
      to: to ?? latestDate,
      ...pickGiven({ route, appliedOn, appliedInTime, gapBefore }),
    };
    return [{ position, permission }];
  });
}

type GivenFields<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], null | undefined> };

/** Keeps only given values. */
function pickGiven<Fields extends Readonly<Record<string, string | null | undefined>>>(
  fields: Fields,
): GivenFields<Fields> {
  return Object.entries(fields).reduce<GivenFields<Fields>>(
    (said, [name, value]) => (value === null || value === undefined ? said : { ...said, [name]: value }),
    {},
  );
}
