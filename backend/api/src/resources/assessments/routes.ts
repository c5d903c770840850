import {
  saveAssessmentRequest,
  type SaveAssessmentRequest,
  savedAssessmentList,
  savedAssessmentResponse,
} from '@settlewise/contract/assessments';
import { assessmentNotFound } from '@settlewise/domain/assessments';
import { findSavedAssessment, listSavedAssessments } from '@settlewise/projections';
import type { App } from '../../app';
import { repeatableCommand } from '../../http/commandContext';
import type { ApiContext } from '../../http/context';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body, identifierInPath } from '../../http/validate';
import { createRecordCalculation } from './createRecordCalculation';
import { calculateResult, isRecordRequest } from './calculateResult';
import { createAssessmentCommands } from './commands';
import { presentEntry, presentStored } from './presenter';

/** Saved results of the calculators and of the record. */
export function assessmentRoutes(routes: Routes, app: App): void {
  const { database, readYourWrites, clock, calculations } = app;
  const assessments = createAssessmentCommands(app);

  const calculateFromRecord = createRecordCalculation(app);
  const calculate = async (ctx: ApiContext, userId: string, request: SaveAssessmentRequest) =>
    isRecordRequest(request)
      ? calculateFromRecord(ctx, userId, request)
      : calculateResult(request, calculations.forRequest(ctx));

  routes.get('/api/assessments', {
    summary: 'Lists saved calculations.',
    caller: signedIn,
    answers: { 200: savedAssessmentList },
    handle: async (ctx, { userId }) => {
      await readYourWrites.upToDate(ctx, 'assessments');
      ctx.body = (await listSavedAssessments(database, userId)).map(presentEntry);
    },
  });

  routes.get('/api/assessments/:id', {
    summary: 'Gives a saved calculation.',
    caller: signedIn,
    answers: { 200: savedAssessmentResponse },
    handle: async (ctx, { userId }) => {
      const assessmentId = identifierInPath(ctx);
      if (assessmentId === null) throw assessmentNotFound();
      await readYourWrites.upToDate(ctx, 'assessments');
      const stored = await findSavedAssessment(database, userId, assessmentId);
      if (stored === null) throw assessmentNotFound();
      ctx.body = presentStored(stored);
    },
  });

  routes.post('/api/assessments', {
    summary: 'Saves a calculation.',
    caller: signedIn,
    input: body(saveAssessmentRequest, { limit: '1mb' }),
    repeatable: true,
    answers: { 201: savedAssessmentResponse },
    handle: async (ctx, { userId }, request) => {
      const context = repeatableCommand(ctx, userId, clock());
      const { answer, position } = await assessments.save(
        request,
        await calculate(ctx, userId, request),
        context,
      );
      readYourWrites.remember(ctx, position);
      ctx.status = 201;
      ctx.body = answer;
    },
  });

  routes.delete('/api/assessments/:id', {
    summary: 'Removes a saved calculation.',
    caller: signedIn,
    repeatable: true,
    answers: { 204: null },
    handle: async (ctx, { userId }) => {
      const context = repeatableCommand(ctx, userId, clock());
      const { position } = await assessments.discard(identifierInPath(ctx), context);
      readYourWrites.remember(ctx, position);
      ctx.status = 204;
    },
  });
}
