import { notInFuture } from '../collections/dateRules';
import { refuseBroken } from '../collections/decider';
import { DomainError } from '../kernel/domainError';
import { consistent } from './consistent';
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

/** Days that have to have come, in the order in which they are told. */
const daysThatCame = [
  notInFuture('dateOfBirth', 'Date of birth'),
  notInFuture('ilrGrantDate', 'ILR grant date'),
  notInFuture('ukEntryDate', 'The day you came to the UK'),
  notInFuture('appliedOn', 'The day you applied'),
  notInFuture('claimedOn', 'The day of your claim'),
  notInFuture('awaitingDecisionSince', 'The day you applied for settlement'),
  notInFuture('lifeInUKPassedOn', 'The day you passed the test'),
];

/**
 * What a change of the profile’s details comes to: at most one event for each part of the profile, and none when
 * everything is so already.
 * @param today in London @throws DomainError invalid, with the field that makes no sense
 */
export function changeDetails(
  before: ProfileDetails,
  change: DetailsChange,
  today: string,
): readonly ImmigrationProfileEvent[] {
  const after = consistent(before, change);
  refuseBroken(daysThatCame, { ...after, today });
  refuseExpiryBeforeStart(before, after);
  refuseBroken([appliedBeforeStart('visaStartDate')], after);

  const personal = changedAmong(Object.keys(profileShapes.personal), before, after);
  const visa = changedAmong(Object.keys(profileShapes.visa), before, after);
  const declared = changedAmong(Object.keys(profileShapes.declarations), before, after);
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

function changedAmong(names: readonly string[], before: Fields, after: Fields): Fields | null {
  const changed = names.filter((name) => !same(before[name], after[name]));
  return changed.length === 0 ? null : Object.fromEntries(changed.map((name) => [name, after[name]]));
}

function same(a: unknown, b: unknown): boolean {
  if (!isFields(a) || !isFields(b)) return a === b;
  return [...Object.keys(a), ...Object.keys(b)].every((name) => a[name] === b[name]);
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function refuseExpiryBeforeStart(before: ProfileDetails, after: ProfileDetails): void {
  if (expiresAfterStart.holds(after)) return;
  // Named is what was changed: a screen that asks for the start alone has no other field to show this at.
  if (after.visaExpiryDate !== before.visaExpiryDate) refuseBroken([expiresAfterStart], after);
  throw new DomainError(
    'invalid',
    'start_after_expiry',
    'Start date cannot be after the date your visa expires',
    'visaStartDate',
  );
}
