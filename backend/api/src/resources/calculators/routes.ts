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
import { rateLimited } from '../../http/describing';
import type { Calculations } from '../../calculations/createCalculations';
import { limitedByAddress, type RateLimiter } from '../../http/rateLimit';
import type { Routes } from '../../http/routes';
import { body } from '../../http/validate';

export interface CalculatorRoutesOptions {
  readonly calculations: Calculations;
  readonly calculationsByAddress: RateLimiter;
  readonly clock: () => Date;
}

/** The two calculators: for everybody, as of today in London, nothing is stored. */
export function calculatorRoutes(routes: Routes, options: CalculatorRoutesOptions): void {
  const { calculations } = options;
  const anyone = limitedByAddress(options.calculationsByAddress);
  const today = () => civilDateInLondon(options.clock());

  routes.post('/api/calculate-ilr-eligibility', {
    summary: 'Calculates indefinite leave to remain from the calculator’s form.',
    caller: anyone,
    input: body(ilrCalculationRequest, { largest: '1mb' }),
    answers: { 200: ilrCalculationResponse },
    refusals: rateLimited('Too many calculations'),
    handle: async (ctx, _anyone, form) => {
      const answer: DeepReadonly<IlrCalculationResponse> = await calculations.of(ctx)('ilr', form, today());
      ctx.body = answer;
    },
  });

  routes.post('/api/calculate-eligibility', {
    summary: 'Calculates citizenship from the calculator’s form.',
    caller: anyone,
    input: body(citizenshipCalculationRequest, { largest: '1mb' }),
    answers: { 200: citizenshipCalculationResponse },
    refusals: rateLimited('Too many calculations'),
    handle: async (ctx, _anyone, form) => {
      const answer: DeepReadonly<CitizenshipCalculationResponse> = await calculations.of(ctx)(
        'citizenship',
        form,
        today(),
      );
      ctx.body = answer;
    },
  });
}
