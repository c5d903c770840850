import type { Routes } from '../http/routes';
import { addressHistoryRoutes } from '../resources/addressHistory/routes';
import { assessRoutes } from '../resources/assess/routes';
import { calculatorRoutes } from '../resources/calculators/routes';
import { checklistRoutes } from '../resources/checklist/routes';
import { feesRoutes } from '../resources/fees/routes';
import { rulesRoutes } from '../resources/rules/routes';
import { timelineRoutes } from '../resources/timeline/routes';
import type { ContextDependencies } from './contextDependencies';

/** What is calculated for everybody, from nothing but what the request says. */
export function calculatorContext(routes: Routes, { config, limiter, clock }: ContextDependencies): void {
  const calculating = { clock, calculationsByAddress: limiter('calculationsByAddress') };
  rulesRoutes(routes, calculating);
  assessRoutes(routes, calculating);
  feesRoutes(routes, calculating);
  checklistRoutes(routes, calculating);
  addressHistoryRoutes(routes, calculating);
  calculatorRoutes(routes, calculating);
  timelineRoutes(routes, { ...calculating, devPages: config.devPages ?? false });
}
