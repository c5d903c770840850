import type { AssessedPerson, Permission, SettlementRequest } from '../../assessment/request';
import { latestDate } from '../../assessment/problems';
import type { CivilDate } from '../../calendar/civilDate';
import type { RouteKey } from '../../routes/routes';
import { routeOfVisaType } from '../../routes/visaTypes';
import { sortedFor } from '../../settlement/countingPermissions';
import type { IlrForm } from './ilrForm';

/** The question of settlement that a form asks of the engine. */
export interface SettlementAsked {
  readonly settlement: SettlementRequest;
  readonly person: AssessedPerson;
  /** The first day of the years, and the day of entry. */
  readonly grant: CivilDate;
  readonly entry: CivilDate;
  /** Positions in the form of the permissions that the request carries, in its order. */
  readonly positions: readonly number[];
}

/**
 * The question of settlement behind a form. With permissions, the years run from the first of them that counts on the
 * route, as in a record; without any, from the visa's issue. The form is sound.
 */
export function settlementAsked(form: IlrForm, route: RouteKey): SettlementAsked {
  const held = permissionsOf(form, route);
  const permissions = held.map(({ permission }) => permission);
  const grant = sortedFor(route, permissions).counting.reduce(
    (first, { from }) => (from < first ? from : first),
    form.visaStartDate,
  );
  const { entryDate, claimedOn, endorsedBy, firstGrantedAs, dischargedOn, medicalDischarge } = form;
  const { awaitingDecisionSince, extensionAppliedOn } = form;
  return {
    settlement: {
      route,
      grantDate: grant,
      ...given({
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
    person: personOf(form),
    grant,
    entry: entryDate ?? grant,
    positions: held.map(({ position }) => position),
  };
}

/** Who applies, as far as the form says it. */
export function personOf({ dateOfBirth, englishLevel }: IlrForm): AssessedPerson {
  const level = englishLevel === 'not_sure' ? null : englishLevel;
  return given({ dateOfBirth, englishLevel: level });
}

interface HeldPermission {
  readonly position: number;
  readonly permission: Permission;
}

/** The permissions as the engine takes them. Of one whose kind nobody can tell, only long residence can count the time. */
function permissionsOf({ permissions, visaType }: IlrForm, asked: RouteKey): readonly HeldPermission[] {
  return (permissions ?? []).flatMap((held, position) => {
    const { from, to, appliedOn, appliedInTime, gapBefore } = held;
    const isAsked = held.visaType === null || held.visaType === undefined || held.visaType === visaType;
    const route = isAsked ? null : routeOfVisaType(held.visaType);
    if (!isAsked && route === null && asked !== 'long_residence') return [];
    const permission = {
      from,
      to: to ?? latestDate,
      ...given({ route, appliedOn, appliedInTime, gapBefore }),
    };
    return [{ position, permission }];
  });
}

type Given<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], null | undefined> };

/** Only what somebody has said. */
function given<Fields extends Readonly<Record<string, string | null | undefined>>>(
  fields: Fields,
): Given<Fields> {
  return Object.entries(fields).reduce<Given<Fields>>(
    (said, [name, value]) => (value === null || value === undefined ? said : { ...said, [name]: value }),
    {},
  );
}
