import { ladders } from '@settlewise/domain/notifications';
import { dayCount, writtenDate } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import {
  readChecklistAnswers,
  asInChecklist,
  buildChecklist,
  type ChecklistResult,
  chosenInRecord,
  documentsOfApplicant,
  englishLines,
  formOfRecord,
  readPaperStandings,
} from '@settlewise/rules/documentChecklist';
import { routeOfVisaType } from '@settlewise/rules/routes';
import { needsNoIlr } from '../../record/settledOnRecord';
import type { RecordOnDay } from '../../record/recordOn';
import { toAlertSource } from '../findAlertSource';
import { daysAhead, stepsForLadder, type Trigger } from '../trigger';
import { quoted } from '../wording';
import { nullIfInvalid } from './nullIfInvalid';

type Line = ChecklistResult['requirements'][number];
interface OutdatedLine extends Line {
  readonly daysTooOld: number;
  readonly fresh: NonNullable<Line['fresh']>;
}

/** Within this many days before the planned day, the alert is a warning. */
const lastDays = 30;

/**
 * Alerts for the person's documents that will be too old on the planned day, by the checklist that they see. Ignores
 * documents without a day of issue; empty without a future planned day.
 * @param found the triggers of ILR or citizenship, with the first days
 */
export function papersTooOld(
  record: RecordOnDay,
  today: CivilDate,
  found: readonly Trigger[],
): readonly Trigger[] {
  const own = documentsOfApplicant(record.documents, { key: 'you' });
  const plannedOn = findPlannedDay(record, today, found);
  if (own.length === 0 || plannedOn === null || plannedOn < today) return [];
  return findOutdatedLines(record, own, plannedOn).map((line) => {
    const titles = own.filter(({ id }) => line.by.includes(id)).map(({ title }) => quoted(title));
    const [isEnglish, titleText] = [englishLines.has(line.id), titles.join(', ')];
    const why = `${titleText} in your documents will be too old by ${dayCount(line.daysTooOld)} on ${writtenDate(plannedOn)}, the day for which you plan. On that day it has to be of ${writtenDate(line.fresh.notBefore)} or later.`;
    const content = isEnglish
      ? {
          title: 'Your English test will be too old on the day you apply',
          message: `${why} Book a new test in time, or check whether another proof serves: a degree, or a level that you showed before.`,
        }
      : {
          title: `Too old on the day you apply: ${line.title.charAt(0).toLowerCase()}${line.title.slice(1)}`,
          message: `${why} Ask for a new one that is issued in time, and upload it with its day of issue.`,
        };
    return {
      kind: isEnglish ? 'english_test_old' : 'paper_too_old',
      about: `you ${line.id}`,
      date: plannedOn,
      until: plannedOn,
      link: '/dashboard/documents',
      source: toAlertSource(line),
      ...stepsForLadder(ladders.paperTooOld, plannedOn, (lead) => ({
        type: daysAhead(lead) > lastDays ? 'other' : 'warning',
        ...content,
      })),
    } satisfies Trigger;
  });
}

/** The planned day of the checklist: the chosen day, else the first day. A day chosen for another form is ignored. */
function findPlannedDay(
  { answers }: RecordOnDay,
  today: CivilDate,
  found: readonly Trigger[],
): CivilDate | null {
  const first =
    found.find(
      ({ kind, steps }) => (kind === 'ilr_window' || kind === 'citizenship_date') && steps.length > 0,
    )?.date ?? null;
  const { form, plannedOn } = chosenInRecord(answers, 'you', today);
  return first === null || form !== undefined ? first : (plannedOn ?? first);
}

function findOutdatedLines(
  { details, papers, answers }: RecordOnDay,
  own: RecordOnDay['documents'],
  plannedOn: CivilDate,
): readonly OutdatedLine[] {
  const { dateOfBirth, visaType, hasILR } = details;
  const route = visaType === null ? null : routeOfVisaType(visaType);
  if (dateOfBirth === null) return [];
  const ilr = { hasILR, needsNoIlr: needsNoIlr({ details }) };
  const form = formOfRecord({ ilr }, route, dateOfBirth, plannedOn);
  const list = nullIfInvalid(() =>
    buildChecklist({
      // The checklist of citizenship does not depend on the route.
      form,
      plannedOn,
      route: route ?? 'skilled_worker',
      applicant: { dateOfBirth, role: 'main' },
      answers: readChecklistAnswers(answers, 'you'),
      documents: own.map(asInChecklist),
      held: readPaperStandings({ papers }, 'you', 'elsewhere'),
    }),
  );
  return (list?.requirements ?? []).filter(isTooOld);
}

/** Documents that only expire have another alert. */
const isTooOld = (line: Line): line is OutdatedLine =>
  line.state === 'too_old' && line.fresh !== null && line.daysTooOld !== null;
