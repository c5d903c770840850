import { ladders } from '@settlewise/domain/notifications';
import { dayCount, writtenDate } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import {
  answersOf,
  asInChecklist,
  checklistOf,
  type ChecklistResult,
  chosenInRecord,
  documentsOfApplicant,
  englishLines,
  formOfRecord,
  saidOf,
} from '@settlewise/rules/documentChecklist';
import { routeOfVisaType } from '@settlewise/rules/routes';
import { needsNoIlr } from '../../record/settledOnRecord';
import type { RecordOnDay } from '../../record/recordOn';
import { sourceOfRow } from '../sourceOf';
import { daysAhead, toldBy, type Trigger } from '../trigger';
import { quoted } from '../wording';
import { whereSound } from './whereSound';

type Line = ChecklistResult['requirements'][number];
interface TooOld extends Line {
  readonly daysTooOld: number;
  readonly fresh: NonNullable<Line['fresh']>;
}

/** From here on it is a warning. */
const lastDays = 30;

/**
 * What of the person's own papers will be too old on the day for which they plan, by the checklist that they see. Nothing
 * while no such day is ahead, or a paper does not say when it was issued.
 * @param found what the record leads to about ILR or citizenship, the first days among it
 */
export function papersTooOld(
  record: RecordOnDay,
  today: CivilDate,
  found: readonly Trigger[],
): readonly Trigger[] {
  const own = documentsOfApplicant(record.documents, { key: 'you' });
  const plannedOn = plannedDayOf(record, today, found);
  if (own.length === 0 || plannedOn === null || plannedOn < today) return [];
  return linesTooOld(record, own, plannedOn).map((line) => {
    const titles = own.filter(({ id }) => line.by.includes(id)).map(({ title }) => quoted(title));
    const [isEnglish, which] = [englishLines.has(line.id), titles.join(', ')];
    const why = `${which} in your documents will be too old by ${dayCount(line.daysTooOld)} on ${writtenDate(plannedOn)}, the day for which you plan. On that day it has to be of ${writtenDate(line.fresh.notBefore)} or later.`;
    const said = isEnglish
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
      source: sourceOfRow(line),
      ...toldBy(ladders.paperTooOld, plannedOn, (lead) => ({
        type: daysAhead(lead) > lastDays ? 'other' : 'warning',
        ...said,
      })),
    } satisfies Trigger;
  });
}

/**
 * The day for which the checklist plans: that which the person chose, or else the first one. A day that was chosen for
 * another form is none for what comes next.
 */
function plannedDayOf(
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

function linesTooOld(
  { details, papers, answers }: RecordOnDay,
  own: RecordOnDay['documents'],
  plannedOn: CivilDate,
): readonly TooOld[] {
  const { dateOfBirth, visaType, hasILR } = details;
  const route = visaType === null ? null : routeOfVisaType(visaType);
  if (dateOfBirth === null) return [];
  const ilr = { hasILR, needsNoIlr: needsNoIlr({ details }) };
  const form = formOfRecord({ ilr }, route, dateOfBirth, plannedOn);
  const list = whereSound(() =>
    checklistOf({
      // Of citizenship nothing hangs on the route.
      form,
      plannedOn,
      route: route ?? 'skilled_worker',
      applicant: { dateOfBirth, role: 'main' },
      answers: answersOf(answers, 'you'),
      documents: own.map(asInChecklist),
      held: saidOf({ papers }, 'you', 'elsewhere'),
    }),
  );
  return (list?.requirements ?? []).filter(isTooOld);
}

/** One that merely runs out is told of as a document that ends. */
const isTooOld = (line: Line): line is TooOld =>
  line.state === 'too_old' && line.fresh !== null && line.daysTooOld !== null;
