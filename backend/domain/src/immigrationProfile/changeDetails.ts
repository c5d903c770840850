import { notInFuture } from '../collections/dateRules';
import { refuseBroken } from '../collections/items';
import { DomainError } from '../kernel/domainError';
import { applyDetailsChange } from './applyDetailsChange';
import { expiresAfterStart } from './dependantRules';
import type { DetailsChange, ProfileDetails } from './details';
import {
  declarationsChanged,
  personalDetailsChanged,
  visaDetailsChanged,
  type ImmigrationProfileEvent,
} from './events';
import { profileShapes } from './profileFields';
import { appliedBeforeStart } from './visaHistoryFields';

/** Days that cannot be in the future. The first broken rule is reported. */
const pastDayRules = [
  notInFuture('dateOfBirth', 'Date of birth'),
  notInFuture('ilrGrantDate', 'ILR grant date'),
  notInFuture('ukEntryDate', 'The day you came to the UK'),
  notInFuture('appliedOn', 'The day you applied'),
  notInFuture('claimedOn', 'The day of your claim'),
  notInFuture('awaitingDecisionSince', 'The day you applied for settlement'),
  notInFuture('lifeInUKPassedOn', 'The day you passed the test'),
];

/**
 * Creates the events of a change of details: at most one for each part of the profile, and none if nothing changes.
 * @param today in London @throws DomainError invalid, with the field that is wrong
 */
export function changeDetails(
  before: ProfileDetails,
  change: DetailsChange,
  today: string,
): readonly ImmigrationProfileEvent[] {
  const after = applyDetailsChange(before, change);
  refuseBroken(pastDayRules, { ...after, today });
  refuseExpiryBeforeStart(before, after);
  refuseBroken([appliedBeforeStart('visaStartDate')], after);

  const personal = pickChanged(Object.keys(profileShapes.personal), before, after);
  const visa = pickChanged(Object.keys(profileShapes.visa), before, after);
  const declared = pickChanged(Object.keys(profileShapes.declarations), before, after);
  return [
    ...(personal === null
      ? []
      : [{ type: 'PersonalDetailsChanged', data: personalDetailsChanged.parse(personal) } as const]),
    ...(visa === null ? [] : [{ type: 'VisaDetailsChanged', data: visaDetailsChanged.parse(visa) } as const]),
    ...(declared === null
      ? []
      : [{ type: 'DeclarationsChanged', data: declarationsChanged.parse(declared) } as const]),
  ];
}

type Fields = Readonly<Record<string, unknown>>;

function pickChanged(names: readonly string[], before: Fields, after: Fields): Fields | null {
  const changed = names.filter((name) => !isSameValue(before[name], after[name]));
  return changed.length === 0 ? null : Object.fromEntries(changed.map((name) => [name, after[name]]));
}

function isSameValue(a: unknown, b: unknown): boolean {
  if (!isFields(a) || !isFields(b)) return a === b;
  return [...Object.keys(a), ...Object.keys(b)].every((name) => a[name] === b[name]);
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function refuseExpiryBeforeStart(before: ProfileDetails, after: ProfileDetails): void {
  if (expiresAfterStart.holds(after)) return;
  // The refusal names the changed field, because a form with only the start date cannot show an error at the other field.
  if (after.visaExpiryDate !== before.visaExpiryDate) refuseBroken([expiresAfterStart], after);
  throw new DomainError(
    'invalid',
    'start_after_expiry',
    'Start date cannot be after the date your visa expires',
    'visaStartDate',
  );
}
