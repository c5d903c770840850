import type { SharedDeadline } from '@settlewise/contract/shared';
import { type AlertAnswers, alertCatalogue, isStopped } from '@settlewise/domain/notifications';
import { type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import type { Notification } from '../record/storedRecord';
import { dueOn, type Trigger } from '../alerts/trigger';
import { isGivenTo, type TimelineSource } from './timelineSource';

/** What the owner has been told of, and when. */
export type ToldOwner = Pick<Notification, 'kind' | 'about' | 'date' | 'issuedAt' | 'withdrawnAt'>;

/**
 * The deadlines of which a record’s owner is told today, as far as a reader is given what they are about: not those that
 * the owner has done or that are not for them. The soonest first. Since when they are told is what went out to them, and
 * not what the rules would have told them: a record may be younger than the first day of telling.
 * @param triggers of the record today
 */
export function deadlinesInLife(
  { reader, today }: Pick<TimelineSource, 'reader' | 'today'>,
  triggers: readonly Trigger[],
  answers: AlertAnswers,
  told: readonly ToldOwner[],
): SharedDeadline[] {
  return triggers
    .filter(({ kind }) => alertCatalogue[kind].importance === 'act' && isGivenTo(reader, kind))
    .filter((trigger) => !isStopped(answers, trigger))
    .flatMap((trigger) => {
      const due = dueOn(trigger, today);
      if (due === null || due.date === null) return [];
      const { kind, about, date } = due;
      const toldSince = firstTold(
        told.filter(
          (one) => one.withdrawnAt === null && one.kind === kind && one.about === about && one.date === date,
        ),
      );
      return [{ kind, day: date, title: titleOf(trigger) ?? due.title, toldSince }];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

const titleOf = ({ titleToLawyer, inWords }: Trigger): string | null =>
  titleToLawyer ?? inWords?.titleToLawyer ?? inWords?.title ?? null;

const firstTold = (told: readonly ToldOwner[]): CivilDate | null =>
  told.map(({ issuedAt }) => civilDateInLondon(issuedAt)).toSorted()[0] ?? null;
