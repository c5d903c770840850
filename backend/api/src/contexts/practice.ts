import type { PracticeReports } from '@settlewise/infra/practiceReports';
import type { Routes } from '../http/routes';
import { practiceRoutes } from '../resources/practice/routes';
import type { ContextDependencies } from './contextDependencies';

/** Practice for the Life in the UK test, for everybody. */
export function practiceContext(
  routes: Routes,
  dependencies: ContextDependencies & { readonly practiceReports: PracticeReports },
): void {
  practiceRoutes(routes, {
    ...dependencies,
    calculationsByAddress: dependencies.limiter('calculationsByAddress'),
    reportsByAccount: dependencies.limiter('reportsByAccount'),
    reportsByAddress: dependencies.limiter('reportsByAddress'),
  });
}
