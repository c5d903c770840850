import type { SharedDeadline } from '@settlewise/contract';
import { alertCatalogue, isStopped, type AlertAnswers } from '@settlewise/domain';
import { dueOn, triggersOf, type Trigger } from '@settlewise/projections/reminders';
import { isGivenTo } from './daysInLife';
import type { Life } from './timelineOf';

/**
 * The deadlines of which a record’s owner is told today, as far as a reader is given what they are about: not those that
 * the owner has done or that are not for them. The soonest first.
 */
export function deadlinesInLife(
  { record, reader, today }: Pick<Life, 'record' | 'reader' | 'today'>,
  answers: AlertAnswers,
): SharedDeadline[] {
  if (record === null) return [];
  return triggersOf(record, today)
    .filter(({ kind }) => alertCatalogue[kind].importance === 'act' && isGivenTo(reader, kind))
    .filter((trigger) => !isStopped(answers, trigger))
    .flatMap((trigger) => {
      const due = dueOn(trigger, today);
      if (due === null || due.date === null) return [];
      const { kind, date, dueOn: toldSince } = due;
      return [{ kind, day: date, title: titleOf(trigger) ?? due.title, toldSince }];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

const titleOf = ({ titleToLawyer, inWords }: Trigger): string | null =>
  titleToLawyer ?? inWords?.titleToLawyer ?? inWords?.title ?? null;
