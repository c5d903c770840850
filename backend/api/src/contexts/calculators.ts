import { withReadings } from '@settlewise/rules/parameters';
import type { LawDeskReader } from '../http/lawDesk';
import type { Routes, Routing } from '../http/routes';
import { addressHistoryRoutes } from '../resources/addressHistory/routes';
import { assessRoutes } from '../resources/assess/routes';
import { calculatorRoutes } from '../resources/calculators/routes';
import { checklistRoutes } from '../resources/checklist/routes';
import { feesRoutes } from '../resources/fees/routes';
import { rulesRoutes } from '../resources/rules/routes';
import { timelineRoutes } from '../resources/timeline/routes';
import type { ContextDependencies } from './contextDependencies';

/** What is calculated for everybody, from nothing but what the request says. */
export function calculatorContext(
  { group }: Pick<Routing, 'group'>,
  { config, limiter, lawDesk, calculations, clock }: ContextDependencies,
): void {
  const calculating = {
    clock,
    lawDesk,
    calculations,
    calculationsByAddress: limiter('calculationsByAddress'),
  };
  const routes = withDaysOfReading(group('Without an account'), lawDesk);
  rulesRoutes(routes, { ...calculating, lawNoticesByAddress: limiter('lawNoticesByAddress') });
  assessRoutes(routes, calculating);
  feesRoutes(routes, calculating);
  checklistRoutes(routes, calculating);
  addressHistoryRoutes(routes, calculating);
  calculatorRoutes(routes, calculating);
  timelineRoutes(routes, { ...calculating, devPages: config.devPages ?? false });
}

/** The same routes. Each source in an answer has the day of its latest reading; nothing else of the answer changes. */
const withDaysOfReading = (routes: Routes, lawDesk: LawDeskReader): Routes => ({
  ...routes,
  post(path, { handle, ...route }) {
    routes.post(path, {
      ...route,
      async handle(ctx, caller, input) {
        await handle(ctx, caller, input);
        ctx.body = withReadings<unknown>(ctx.body, (await lawDesk.current()).readings);
      },
    });
  },
});
