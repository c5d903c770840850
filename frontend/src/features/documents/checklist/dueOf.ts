import { type CivilDate, toDayNumber } from '@settlewise/rules/calendar';
import {
  type ChecklistRequirement,
  type ChecklistResult,
  isSettlementForm,
} from '@settlewise/rules/documentChecklist';
import { dueOfDocument, lackedMonthEnds } from '@settlewise/rules/suggestions';
import type { PaperStanding } from '../../../record/papers/paperPart';
import type { DatedTask } from '../../../record/tasks/TasksToAdd';
import { formatLongDate } from '../../../ui/dates/formatDate';
import type { CalendarDay } from '../../../ui/files/icsFile';
import type { ShownPlan } from './shownPlan';
import { lacksInWords } from './sentences';

/** A list, with what is known of how it stands. */
export interface OpenList {
  readonly list: ChecklistResult;
  readonly planned: Pick<ShownPlan, 'applicant' | 'form' | 'plannedOn'>;
  readonly today: CivilDate;
  /** The last day of the visa; null where it is not known, or ends nothing. */
  readonly visaEnds: CivilDate | null;
  readonly markOf: (id: string) => PaperStanding | undefined;
}

/** What each task of a checklist begins with. */
export const beginsWith = 'Get ready for';

/** What is still missing, each due so that it is fresh on the planned day, the soonest first. */
export function dueOf({ list, planned, today, visaEnds, markOf }: OpenList) {
  const { plannedOn } = planned;
  const goal = goalOf(planned);
  const isOpen = ({ id, kind, state }: ChecklistRequirement) =>
    (kind === 'must' || kind === 'one_of') && state !== 'have' && markOf(id) !== 'cannot';
  return list.requirements
    .filter(isOpen)
    .map((line): { readonly line: string; readonly task: DatedTask } => {
      const { title, text, fresh } = line;
      const serves = fresh === null ? null : toDayNumber(plannedOn) - toDayNumber(fresh.notBefore);
      return {
        line: line.id,
        task: {
          category: 'document',
          stage: 'pending',
          priority: 'medium',
          title: `${beginsWith} ${goal}: ${title}`,
          description: [
            text,
            ...lacksInWords(line, plannedOn, today),
            `For your application of ${formatLongDate(plannedOn)}.`,
          ].join(' '),
          dueDate: dueOfDocument(
            { title, serves, monthEnds: lackedMonthEnds(line, plannedOn) },
            { today, plannedOn, lastDay: visaEnds },
          ),
        },
      };
    })
    .toSorted((one, other) => one.task.dueDate.localeCompare(other.task.dueDate));
}

/** The same for a calendar. @param userId tells one person’s papers from another’s in a shared calendar */
export const dueDaysOf = (open: OpenList, userId: string): readonly CalendarDay[] =>
  dueOf(open).map(({ line, task: { title, description, dueDate } }) => ({
    uid: `paper-${line}-${open.planned.form}-${open.planned.applicant.key}-${userId}`.replaceAll(
      /[^\w-]/g,
      '',
    ),
    date: dueDate,
    title,
    ...(typeof description === 'string' && { note: description }),
  }));

/** Tells apart what two people need, and what one needs for settlement and then again for citizenship. */
function goalOf({ applicant, form }: OpenList['planned']): string {
  const goal = isSettlementForm(form) ? 'settlement' : 'citizenship';
  return applicant.key === 'you' ? goal : `the ${goal} of ${applicant.name}`;
}
