import {
  isOnLine,
  type SaveAssessmentRequest,
  type SavedSheet,
  type SavedSheetAnswer,
  type SavedTimeline,
  type SavedTimelineAnswer,
} from '@settlewise/contract';
import { changesOn, civilDateInLondon, type CivilDate } from '@settlewise/rules';
import type { Knex } from 'knex';
import type { ApiContext } from '../../http/context';
import type { DeepReadonly } from '../../http/deepReadonly';
import { presentChange } from '../../http/presentedChange';
import type { ReadYourWrites } from '../../http/readYourWrites';
import { RequestRefusedError } from '../../http/requestRefusedError';
import { formReadModels, readFormRecord } from '../../record/forms/formRecord';
import { noSuchSheet, sheetFrom } from '../../record/forms/formSheet';
import type { PersonReader } from '../../record/person/person';
import { readRecord } from '../../record/progress/record';
import { ownTimelineOf } from '../../record/timeline/ownTimeline';
import { plansOf } from '../../record/timeline/planOf';
import { lifeReadModels, readLife } from '../../record/timeline/readLife';
import { undecided, type CalculatedResult, type TypedRequest } from './calculateResult';
import { keepTimeline } from './storedAnswer';

export interface AnswerOfRecordOptions {
  readonly database: Knex;
  readonly readYourWrites: ReadYourWrites;
  readonly clock: () => Date;
  readonly persons: PersonReader;
}

type RequestOfRecord = Exclude<SaveAssessmentRequest, TypedRequest>;

/**
 * Answers what is to be saved from the signed-in person's record as it is now, as the pages of the forms and of the timeline do.
 * @throws RequestRefusedError 422 where there is no such sheet, naming the field
 */
export function createAnswerOfRecord({ database, readYourWrites, clock, persons }: AnswerOfRecordOptions) {
  async function sheet(
    ctx: ApiContext,
    userId: string,
    asked: SavedSheet,
    today: CivilDate,
  ): Promise<DeepReadonly<SavedSheetAnswer>> {
    await readYourWrites.upToDate(ctx, ...formReadModels);
    const record = await readFormRecord(database, userId, await persons.find(ctx, userId), today);
    const found = sheetFrom(record, asked);
    if (found !== null) {
      const { pasteOrder: _, ...kept } = found;
      return kept;
    }
    throw new RequestRefusedError(422, noSuchSheet, {
      errors: [{ path: 'form.applicant', message: noSuchSheet }],
    });
  }

  async function timeline(
    ctx: ApiContext,
    userId: string,
    { plans }: SavedTimeline,
    now: Date,
  ): Promise<DeepReadonly<SavedTimelineAnswer>> {
    await readYourWrites.upToDate(ctx, ...lifeReadModels);
    const [life, record] = await Promise.all([
      readLife(database, userId, now),
      readRecord(database, userId, now),
    ]);
    const { entries, ...line } = await ownTimelineOf(life, record);
    const answered = await plansOf(record, plans);
    return {
      ...line,
      // Of what is past the line says its title alone.
      entries: entries.filter(isOnLine).map((entry) => (entry.isAhead ? entry : { ...entry, detail: null })),
      family: life.dependants.map(({ dependantId: id, firstName: name }) => ({ id, name })),
      plans: answered,
      changes: changesOn(life.today)
        .filter(({ from, standing }) => from === null || from > life.today || standing === 'announced')
        .map(presentChange),
    };
  }

  return async (ctx: ApiContext, userId: string, request: RequestOfRecord): Promise<CalculatedResult> => {
    const now = clock();
    const today = civilDateInLondon(now);
    switch (request.calculator) {
      case 'sheet':
        return undecided(today, await sheet(ctx, userId, request.form, today));
      case 'timeline':
        return undecided(today, keepTimeline(await timeline(ctx, userId, request.form, now)));
    }
  };
}
