import type { SharedDeadline } from '@settlewise/contract/shared';
import { type AlertAnswers, alertCatalogue, isStopped } from '@settlewise/domain/notifications';
import { type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import type { Notification } from '../record/storedRecord';
import { dueOn, type Trigger } from '../alerts/trigger';
import { isVisibleTo, type TimelineSource } from './timelineSource';

/** An alert that was sent to the owner, and when. */
export type IssuedAlert = Pick<Notification, 'kind' | 'about' | 'date' | 'issuedAt' | 'withdrawnAt'>;

/**
 * The deadlines that the owner of a record has alerts about today, the soonest first. Leaves out what the reader may not
 * see, and alerts that the owner marked as done or not relevant. `toldSince` is the day of the first alert that was sent,
 * because a record can be newer than the first step of the ladder.
 * @param triggers of the record today
 */
export function deadlinesInLife(
  { reader, today }: Pick<TimelineSource, 'reader' | 'today'>,
  triggers: readonly Trigger[],
  answers: AlertAnswers,
  issued: readonly IssuedAlert[],
): SharedDeadline[] {
  return triggers
    .filter(({ kind }) => alertCatalogue[kind].importance === 'act' && isVisibleTo(reader, kind))
    .filter((trigger) => !isStopped(answers, trigger))
    .flatMap((trigger) => {
      const due = dueOn(trigger, today);
      if (due === null || due.date === null) return [];
      const { kind, about, date } = due;
      const toldSince = findFirstIssueDay(
        issued.filter(
          (alert) =>
            alert.withdrawnAt === null && alert.kind === kind && alert.about === about && alert.date === date,
        ),
      );
      return [{ kind, day: date, title: formatTitle(trigger) ?? due.title, toldSince }];
    })
    .toSorted((alert, other) => alert.day.localeCompare(other.day));
}

const formatTitle = ({ titleToLawyer, inWords }: Trigger): string | null =>
  titleToLawyer ?? inWords?.titleToLawyer ?? inWords?.title ?? null;

const findFirstIssueDay = (issued: readonly IssuedAlert[]): CivilDate | null =>
  issued.map(({ issuedAt }) => civilDateInLondon(issuedAt)).toSorted()[0] ?? null;
