import type { PracticeReports } from '@settlewise/infra/practiceReports';
import type { Routing } from '../http/routes';
import { practiceRoutes } from '../resources/practice/routes';
import type { ContextDependencies } from './contextDependencies';

/** Practice for the Life in the UK test, for everybody. */
export function practiceContext(
  { group }: Pick<Routing, 'group'>,
  dependencies: ContextDependencies & { readonly practiceReports: PracticeReports },
): void {
  const routes = group('Without an account');
  practiceRoutes(routes, {
    ...dependencies,
    calculationsByAddress: dependencies.limiter('calculationsByAddress'),
    reportsByAccount: dependencies.limiter('reportsByAccount'),
    reportsByAddress: dependencies.limiter('reportsByAddress'),
  });
}
