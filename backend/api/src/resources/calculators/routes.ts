import {
  citizenshipCalculationRequest,
  citizenshipCalculationResponse,
  type CitizenshipCalculationResponse,
  ilrCalculationRequest,
  ilrCalculationResponse,
  type IlrCalculationResponse,
} from '@settlewise/contract/assessments';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { App } from '../../app';
import { rateLimited } from '../../http/callDescription';
import { limitedByAddress } from '../../http/rateLimit';
import type { Routes } from '../../http/routes';
import { body } from '../../http/validate';

/** The two calculators, as of today in London. They need no account, and store nothing. */
export function calculatorRoutes(routes: Routes, app: App): void {
  const { calculations, limiter } = app;

  const anyone = limitedByAddress(limiter('calculationsByAddress'));
  const today = () => civilDateInLondon(app.clock());

  routes.post('/api/calculate-ilr-eligibility', {
    summary: 'Calculates indefinite leave to remain from the calculator’s form.',
    caller: anyone,
    input: body(ilrCalculationRequest, { limit: '1mb' }),
    answers: { 200: ilrCalculationResponse },
    refusals: rateLimited('Too many calculations'),
    handle: async (ctx, _anyone, form) => {
      const answer: DeepReadonly<IlrCalculationResponse> = await calculations.forRequest(ctx)(
        'ilr',
        form,
        today(),
      );
      ctx.body = answer;
    },
  });

  routes.post('/api/calculate-eligibility', {
    summary: 'Calculates citizenship from the calculator’s form.',
    caller: anyone,
    input: body(citizenshipCalculationRequest, { limit: '1mb' }),
    answers: { 200: citizenshipCalculationResponse },
    refusals: rateLimited('Too many calculations'),
    handle: async (ctx, _anyone, form) => {
      const answer: DeepReadonly<CitizenshipCalculationResponse> = await calculations.forRequest(ctx)(
        'citizenship',
        form,
        today(),
      );
      ctx.body = answer;
    },
  });
}
