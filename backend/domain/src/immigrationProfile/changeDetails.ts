import { DomainError } from '../kernel/domainError';
import { consistent } from './consistent';
import {
  declarations,
  personalDetails,
  visaDetails,
  type DetailsChange,
  type ProfileDetails,
} from './details';
import {
  declarationsChanged,
  personalDetailsChanged,
  visaDetailsChanged,
  type ImmigrationProfileEvent,
} from './events';
import { refuseAppliedAfterStart } from './visaHistory';

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
  refuseFuture(after.dateOfBirth, today, 'dateOfBirth', 'Date of birth cannot be in the future');
  refuseFuture(after.ilrGrantDate, today, 'ilrGrantDate', 'ILR grant date cannot be in the future');
  refuseFuture(after.appliedOn, today, 'appliedOn', 'The day you applied cannot be in the future');
  refuseFuture(after.claimedOn, today, 'claimedOn', 'The day of your claim cannot be in the future');
  refuseFuture(
    after.awaitingDecisionSince,
    today,
    'awaitingDecisionSince',
    'The day you applied for settlement cannot be in the future',
  );
  refuseExpiryBeforeStart(before, after);
  refuseAppliedAfterStart(after.appliedOn, after.visaStartDate);

  const personal = changedAmong(Object.keys(personalDetails.shape), before, after);
  const visa = changedAmong(Object.keys(visaDetails.shape), before, after);
  const declared = changedAmong(Object.keys(declarations.shape), before, after);
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

/** Dates are ISO, so their text sorts as time does. */
function refuseFuture(date: string | null, today: string, field: string, message: string): void {
  if (date !== null && date > today) throw new DomainError('invalid', 'date_in_future', message, field);
}

function refuseExpiryBeforeStart(before: ProfileDetails, after: ProfileDetails): void {
  const { visaStartDate, visaExpiryDate } = after;
  if (visaStartDate === null || visaExpiryDate === null || visaExpiryDate >= visaStartDate) return;
  // Named is what was changed: a screen that asks for the start alone has no other field to show this at.
  throw visaExpiryDate === before.visaExpiryDate
    ? new DomainError(
        'invalid',
        'start_after_expiry',
        'Start date cannot be after the date your visa expires',
        'visaStartDate',
      )
    : new DomainError(
        'invalid',
        'expiry_before_start',
        'Visa expiry date cannot be before the start date',
        'visaExpiryDate',
      );
}
