import type { CivilDate } from '@settlewise/rules/calendar';
import {
  type HeldPermission,
  permissionByLaw,
  type PermissionByLaw,
  permissionsByLaw,
} from '@settlewise/rules/waiting';
import type { PersonRecord } from '../record/personRecord';
import type { RecordedDependant } from '../record/storedRecord';
import type { ApplicationInLife } from './runningApplication';
import type { TimelineItem } from './timelineItem';

/** Every permission of the person, as far as it is dated. */
export function permissionsOf(
  details: PersonRecord['details'],
  earlier: PersonRecord['earlier'],
): readonly HeldPermission[] {
  if (details.visaStartDate === null) return earlier;
  const { visaStartDate: startDate, visaExpiryDate: endDate, appliedOn, appliedInTime } = details;
  return [...earlier, { startDate, endDate, appliedOn, appliedInTime }];
}

/** The permission of a dependant. One whose beginning nobody said is taken to have been there for long. */
export const permissionsOfDependant = ({
  visaStartDate,
  visaExpiryDate,
}: Pick<RecordedDependant, 'visaStartDate' | 'visaExpiryDate'>): readonly HeldPermission[] =>
  visaStartDate === null && visaExpiryDate === null
    ? []
    : [{ startDate: visaStartDate ?? '1900-01-01', endDate: visaExpiryDate }];

/** The times in which a permission goes on by law (section 3C), from the visas and from what waits for a decision. */
export function permissionsByLawInLife(
  { details, earlier }: Pick<PersonRecord, 'details' | 'earlier'>,
  applications: readonly ApplicationInLife[],
): readonly TimelineItem[] {
  const ofApplications = applications.flatMap(({ applicationId, dependantId, answer }) =>
    answer.permissionByLaw === null
      ? []
      : [{ id: `by-law-${applicationId}`, applicationId, dependantId, bar: answer.permissionByLaw }],
  );
  const own = ofApplications.filter(({ dependantId }) => dependantId === null).map(({ bar }) => bar);
  // What the list of applications tells is not told again by the visas.
  const others = [...permissionsByLaw(permissionsOf(details, earlier)), ...waitingForSettlement(details)]
    .filter((bar) => !own.some((other) => overlap(bar, other)))
    .map((bar) => ({ id: `by-law-${bar.from}`, applicationId: null, dependantId: null, bar }));
  return [...ofApplications, ...others].map(({ bar, ...whose }) => ({ ...whose, ...goingOnByLaw(bar) }));
}

/** A time in which permission goes on by law, as a timeline tells it. */
export const goingOnByLaw = ({ from, to, reason }: PermissionByLaw) => ({
  date: from,
  endDate: to,
  reason,
  title: 'Permission goes on by law (section 3C)',
});

/** The application for settlement that the visa details tell of. */
function waitingForSettlement(details: PersonRecord['details']): readonly PermissionByLaw[] {
  if (details.hasILR || details.awaitingDecisionSince === null) return [];
  const bar = permissionByLaw({
    kind: 'ilr',
    submittedOn: details.awaitingDecisionSince,
    decidedOn: null,
    permissionEnds: details.visaExpiryDate,
    isInvalid: false,
  });
  return bar === null ? [] : [bar];
}

const endOf = ({ to }: Pick<PermissionByLaw, 'to'>): CivilDate => to ?? '9999-12-31';
const overlap = (one: PermissionByLaw, other: PermissionByLaw): boolean =>
  one.from <= endOf(other) && other.from <= endOf(one);
