import type { Routing } from '../http/routes';
import type { Invitations } from '../record/legalAccess/invitations';
import { accountRoutes } from '../resources/accounts/routes';
import { createChangePassword } from '../resources/accountSettings/changePassword';
import { accountSettingsRoutes } from '../resources/accountSettings/routes';
import { draftRoutes } from '../resources/drafts/routes';
import { emailVerificationRoutes } from '../resources/emailVerification/routes';
import { ownSessionRoutes } from '../resources/ownSessions/routes';
import { passwordRoutes } from '../resources/password/routes';
import { secondFactorRoutes } from '../resources/secondFactor/routes';
import type { ContextDependencies } from './contextDependencies';

/** Registering, signing in and out, and what people change of that themselves. */
export function identityContext(
  { group }: Pick<Routing, 'group'>,
  dependencies: ContextDependencies & { readonly invitations: Invitations },
): void {
  const routes = group('Account');
  const { limiter } = dependencies;
  const linksByAddress = limiter('linkByAddress');
  draftRoutes(group('Without an account'), {
    ...dependencies,
    draftKeysByAddress: limiter('draftKeysByAddress'),
  });
  accountRoutes(routes, {
    ...dependencies,
    registrationsByAddress: limiter('registerByAddress'),
    signInsByAddress: limiter('signInByAddress'),
  });
  emailVerificationRoutes(routes, { ...dependencies, linksByAddress });
  passwordRoutes(routes, { ...dependencies, linksByAddress, forgottenByAddress: limiter('forgotByAddress') });
  accountSettingsRoutes(routes, { ...dependencies, changePassword: createChangePassword(dependencies) });
  secondFactorRoutes(routes, dependencies);
  ownSessionRoutes(routes, dependencies);
}
