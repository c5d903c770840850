import type {
  SaveAssessmentRequest,
  SavedSheet,
  SavedSheetAnswer,
  SavedTimeline,
  SavedTimelineAnswer,
} from '@settlewise/contract/assessments';
import { type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import { formRecordOf } from '@settlewise/casework/forms';
import { alertParts, formParts } from '@settlewise/projections';
import type { Knex } from 'knex';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { Calculations } from '../../calculations/createCalculations';
import type { ApiContext } from '../../http/context';
import type { ReadYourWrites } from '../../http/readYourWrites';
import { RequestRefusedError } from '../../http/requestRefusedError';
import { noSuchSheet, sheetFrom } from '../../record/forms/formSheet';
import type { PersonReader } from '../../record/person/person';
import { readOwnRecord } from '../../record/readOwnRecord';
import { undecided, type CalculatedResult, type TypedRequest } from './calculateResult';
import { keepTimeline } from './storedAnswer';

export interface AnswerOfRecordOptions {
  readonly database: Knex;
  readonly readYourWrites: ReadYourWrites;
  readonly clock: () => Date;
  readonly persons: PersonReader;
  readonly calculations: Calculations;
}

type RequestOfRecord = Exclude<SaveAssessmentRequest, TypedRequest>;

/**
 * Answers what is to be saved from the signed-in person's record as it is now, as the pages of the forms and of the timeline do.
 * @throws RequestRefusedError 422 where there is no such sheet, naming the field
 */
export function createAnswerOfRecord(options: AnswerOfRecordOptions) {
  const { clock, persons, calculations } = options;

  async function sheet(
    ctx: ApiContext,
    userId: string,
    asked: SavedSheet,
    today: CivilDate,
  ): Promise<DeepReadonly<SavedSheetAnswer>> {
    const [recorded, owner] = await Promise.all([
      readOwnRecord(options, ctx, userId, formParts),
      persons.find(ctx, userId),
    ]);
    const found = sheetFrom(formRecordOf(recorded, owner, today), asked);
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
    today: CivilDate,
  ): Promise<DeepReadonly<SavedTimelineAnswer>> {
    const record = await readOwnRecord(options, ctx, userId, alertParts);
    return calculations.of(ctx)('savedTimeline', record, plans, today);
  }

  return async (ctx: ApiContext, userId: string, request: RequestOfRecord): Promise<CalculatedResult> => {
    const today = civilDateInLondon(clock());
    switch (request.calculator) {
      case 'sheet':
        return undecided(today, await sheet(ctx, userId, request.form, today));
      case 'timeline':
        return undecided(today, keepTimeline(await timeline(ctx, userId, request.form, today)));
    }
  };
}
