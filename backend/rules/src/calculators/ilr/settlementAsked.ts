import type { AssessedPerson, Permission, SettlementRequest } from '../../assessment/request';
import { latestDate } from '../../assessment/problems';
import type { CivilDate } from '../../calendar/civilDate';
import { settlementAskedBy } from '../../progress/visaRecord';
import type { RouteKey } from '../../routes/routes';
import { routeOfVisaType } from '../../routes/visaTypes';
import type { IlrForm, IlrPermission } from './ilrForm';

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
  const grant = [form.visaStartDate, ...permissions.map(({ from }) => from)].reduce((first, day) =>
    day < first ? day : first,
  );
  const { entryDate, claimedOn, awaitingDecisionSince } = form;
  return {
    settlement: {
      route,
      grantDate: grant,
      ...given({ entryDate, claimedOn, awaitingDecisionSince }),
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

function permissionsOf({ permissions, visaType }: IlrForm, route: RouteKey): readonly HeldPermission[] {
  const all = (permissions ?? []).map((held, position) => ({
    position,
    permission: permissionOf(held, visaType),
  }));
  // Any lawful permission can be part of long residence; which of them counts is for the engine to say.
  if (route === 'long_residence') return all;
  const latest = all.reduce<HeldPermission | null>(
    (last, held) => (last === null || held.permission.from > last.permission.from ? held : last),
    null,
  );
  if (latest === null || permissions === null || permissions === undefined) return [];
  const { from: visaStartDate, to: visaExpiryDate } = latest.permission;
  const earlier = permissions
    .filter((_, position) => position !== latest.position)
    .map((held) => ({
      visaType: held.visaType ?? visaType,
      startDate: held.from,
      endDate: held.to ?? latestDate,
    }));
  const counted = settlementAskedBy(route, { visaStartDate, visaExpiryDate, earlier }).permissions ?? [];
  return all.filter(
    ({ position, permission: { from, to } }) =>
      position === latest.position || counted.some((one) => one.from === from && one.to === to),
  );
}

function permissionOf(
  { from, to, visaType, appliedOn, appliedInTime }: IlrPermission,
  asked: string,
): Permission {
  const route =
    visaType === null || visaType === undefined || visaType === asked ? null : routeOfVisaType(visaType);
  return { from, to: to ?? latestDate, ...given({ route, appliedOn, appliedInTime }) };
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
