import { inParts } from '../kernel/inParts';
import { isStopped, type AlertAnswers, type AlertChain } from './answers';
import { alertKindRow, type ReminderKind } from './catalogue';
import { mostIdsInEvent, type IssuedNotification, type NotificationEvent } from './events';

/**
 * The text for a withdrawn alert of each kind. An alert with `endsWithItsDay` is not withdrawn after its day.
 */
const reasons: Readonly<Record<ReminderKind, { readonly why: string; readonly endsWithItsDay?: true }>> = {
  visa_expiry: {
    why: 'Your record shows ILR now, an application that was sent in time, or no last day of a visa any more.',
  },
  visa_ends_before_ilr: {
    why: 'By your record your visa no longer ends before your first day to apply.',
    endsWithItsDay: true,
  },
  english_before_change: {
    why: 'By your record your safe day to apply is no longer shortly before the change.',
    endsWithItsDay: true,
  },
  dependant_visa_expiry: {
    why: 'Your record shows them as settled or British now, an application that was sent in time, or no last day of their visa any more.',
  },
  dependant_visa_ends_before: {
    why: 'By your record their visa no longer ends before their first day to apply.',
    endsWithItsDay: true,
  },
  settlement_lapse: { why: 'By your record you are not away for that long any more.', endsWithItsDay: true },
  child_registration_ends: {
    why: 'By your record the child is British now, or nothing is lost on that day any more.',
    endsWithItsDay: true,
  },
  biometrics_due: {
    why: 'By your record fingerprints and photo were given, or the application was decided, changed or removed.',
  },
  ceremony_due: {
    why: 'By your record the application was not granted on that day, or is no longer there.',
    endsWithItsDay: true,
  },
  decision_late: { why: 'By your record the application was decided, or its time counts from another day.' },
  protection_renewal: {
    why: 'By your record your permission ends on another day, or you need not renew it any more.',
    endsWithItsDay: true,
  },
  ilr_window: {
    why: 'By your record this is no longer your first day: you have ILR, have applied, or a fact is missing now.',
  },
  english_level: { why: 'By your record no more English is asked of you than you have.' },
  ilr_question: { why: 'The question is answered, or your ILR date no longer depends on it.' },
  citizenship_date: { why: 'By your record this is no longer your first day, or a fact is missing now.' },
  citizenship_first_day: {
    why: 'By your record no journey lies over that day any more.',
    endsWithItsDay: true,
  },
  citizenship_question: {
    why: 'The question is answered, or your citizenship date no longer depends on it.',
  },
  absence_limit: {
    why: 'By your journeys this is no longer so, or the journey is no longer planned. If you are near the limit or over it, another alert says so.',
  },
  dependant_ilr_window: {
    why: 'By your record this is no longer their first day: they are settled, or a fact is missing now.',
  },
  child_registration: { why: 'By your record the child is British now, or no longer has this right.' },
  child_of_age: {
    why: 'By your record the child is settled or British now, or no longer there.',
    endsWithItsDay: true,
  },
  dependant_clock: {
    why: 'By your record their first day is yours now, one of you is settled, or a fact is missing.',
  },
  law_notice: {
    why: 'The notice was withdrawn or corrected, or your record no longer shows this route. A corrected notice has an alert of its own.',
  },
  announced_change: { why: 'You have turned these alerts off, or it is no longer only announced.' },
  document_expiry: { why: 'The document, or its last day, is no longer in your record.' },
  passport_replaced: { why: 'The passport, or the one before it, is no longer in your record.' },
  english_test_old: {
    why: 'By your documents you have a proof that is not too old, or it is no longer asked of you.',
    endsWithItsDay: true,
  },
  paper_too_old: {
    why: 'By your documents you have one that is not too old, or it is no longer asked of you.',
    endsWithItsDay: true,
  },
  task_due: { why: 'The task is done, was removed, or has no day any more.' },
  fee_deadline: {
    why: 'By your record and your sums nothing changes for you on this day any more.',
    endsWithItsDay: true,
  },
  legal_access_ending: { why: 'The access was ended, or has no last day any more.', endsWithItsDay: true },
  profile_incomplete: { why: 'The date is in your profile now, or is no longer needed.' },
  brp_expiry: { why: 'All BRP cards have ended. Your permission is an eVisa, which has no card.' },
  fee_change: { why: 'The sum is what you saved again, was removed, or is paid.' },
  legal_access_first_look: { why: 'The access is no longer in your record.' },
  address_comparison_answered: { why: 'The comparison of addresses was ended.' },
};

const isFromRecord = (kind: string): kind is ReminderKind => alertKindRow(kind)?.from === 'record';

/** The text for a withdrawn alert without a new day. */
export const whyWithdrawn = (kind: string): string =>
  isFromRecord(kind) ? reasons[kind].why : 'By your record this no longer holds.';

interface WithdrawalState {
  readonly issued: ReadonlyMap<string, IssuedNotification>;
  readonly withdrawn: ReadonlySet<string>;
  readonly answers: AlertAnswers;
}

const keyWithDay = ({ kind, about, date }: AlertChain) => JSON.stringify([kind, about, date]);
const keyWithoutDay = ({ kind, about }: AlertChain) => JSON.stringify([kind, about]);

/**
 * Withdraws alerts whose reason is gone, and restores withdrawn alerts whose reason exists again. Alerts that the person
 * answered with "done" or "not for me" do not change.
 * @param chains all current chains of the record
 */
export function withdrawing(
  { issued, withdrawn, answers }: WithdrawalState,
  chains: readonly AlertChain[],
  today: string,
): readonly NotificationEvent[] {
  const currentKeys = new Set(chains.map(keyWithDay));
  const currentDays = new Map(chains.map((chain) => [keyWithoutDay(chain), chain.date]));
  const withoutReason = [...issued.values()].filter(
    (alert) =>
      isFromRecord(alert.kind) &&
      !withdrawn.has(alert.notificationId) &&
      !currentKeys.has(keyWithDay(alert)) &&
      !isStopped(answers, alert) &&
      !hasEnded(alert, alert.kind, today),
  );
  const restored = [...withdrawn].filter((id) => {
    const alert = issued.get(id);
    return alert !== undefined && currentKeys.has(keyWithDay(alert));
  });
  return [
    ...inParts(withoutReason, mostIdsInEvent).map((part): NotificationEvent => ({
      type: 'AlertsWithdrawn',
      data: {
        alerts: part.map((alert) => ({
          notificationId: alert.notificationId,
          movedTo: currentDays.get(keyWithoutDay(alert)) ?? null,
        })),
      },
    })),
    ...inParts(restored, mostIdsInEvent).map((part): NotificationEvent => ({
      type: 'AlertsHoldAgain',
      data: { notificationIds: [...part] },
    })),
  ];
}

const hasEnded = ({ date }: AlertChain, kind: ReminderKind, today: string): boolean =>
  reasons[kind].endsWithItsDay === true && date !== null && date < today;
