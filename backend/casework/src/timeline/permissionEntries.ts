import type { CivilDate } from '@settlewise/rules/calendar';
import {
  type HeldPermission,
  permissionByLaw,
  type PermissionByLaw,
  permissionsByLaw,
} from '@settlewise/rules/waiting';
import type { PersonRecord } from '../record/personRecord';
import type { RecordedDependant } from '../record/storedRecord';
import type { TimelineApplication } from './timelineApplication';
import type { TimelineItem } from './timelineItem';

/** Every permission of the person that has a first day. */
export function listPermissions(
  details: PersonRecord['details'],
  earlier: PersonRecord['earlier'],
): readonly HeldPermission[] {
  if (details.visaStartDate === null) return earlier;
  const { visaStartDate: startDate, visaExpiryDate: endDate, appliedOn, appliedInTime } = details;
  return [...earlier, { startDate, endDate, appliedOn, appliedInTime }];
}

/** The permission of a dependant. Without a first day it is assumed to be old. */
export const listPermissionsForDependant = ({
  visaStartDate,
  visaExpiryDate,
}: Pick<RecordedDependant, 'visaStartDate' | 'visaExpiryDate'>): readonly HeldPermission[] =>
  visaStartDate === null && visaExpiryDate === null
    ? []
    : [{ startDate: visaStartDate ?? '1900-01-01', endDate: visaExpiryDate }];

/** The periods in which a permission continues by law (section 3C), from the visas and from pending applications. */
export function permissionByLawEntries(
  { details, earlier }: Pick<PersonRecord, 'details' | 'earlier'>,
  applications: readonly TimelineApplication[],
): readonly TimelineItem[] {
  const fromApplications = applications.flatMap(({ applicationId, dependantId, answer }) =>
    answer.permissionByLaw === null
      ? []
      : [{ id: `by-law-${applicationId}`, applicationId, dependantId, bar: answer.permissionByLaw }],
  );
  const own = fromApplications.filter(({ dependantId }) => dependantId === null).map(({ bar }) => bar);
  // An application in the list and its visa describe the same period: show it once.
  const fromVisas = [...permissionsByLaw(listPermissions(details, earlier)), ...listByLawFromDetails(details)]
    .filter((bar) => !own.some((other) => overlap(bar, other)))
    .map((bar) => ({ id: `by-law-${bar.from}`, applicationId: null, dependantId: null, bar }));
  return [...fromApplications, ...fromVisas].map(({ bar, ...rest }) => ({ ...rest, ...toByLawItem(bar) }));
}

/** The entry for a period in which permission continues by law. */
export const toByLawItem = ({ from, to, reason }: PermissionByLaw) => ({
  date: from,
  endDate: to,
  reason,
  title: 'Permission goes on by law (section 3C)',
});

/** The period of the ILR application that only the visa details mention. */
function listByLawFromDetails(details: PersonRecord['details']): readonly PermissionByLaw[] {
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

const findEnd = ({ to }: Pick<PermissionByLaw, 'to'>): CivilDate => to ?? '9999-12-31';
const overlap = (one: PermissionByLaw, other: PermissionByLaw): boolean =>
  one.from <= findEnd(other) && other.from <= findEnd(one);
