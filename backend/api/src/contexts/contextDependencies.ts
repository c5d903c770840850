import type { ApiDependencies } from '../apiDependencies';
import type { Http } from '../http/composeHttp';
import type { Calculations } from '../calculations/createCalculations';
import type { Identity } from '../identity/composeIdentity';

/** What every context is composed of: each takes what it needs. */
export interface ContextDependencies extends ApiDependencies, Http, Identity {
  readonly calculations: Calculations;
  /** Ends what goes on by itself when the API closes. */
  readonly closing: AbortSignal;
}
