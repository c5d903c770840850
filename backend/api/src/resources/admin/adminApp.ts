import type { App } from '../../app';
import type { Identity } from '../../identity/createIdentity';
import type { RecordAccessGuard } from './accessGuard';
import type { LogChecks } from './proof/checks';
import type { RecordOperation } from './recordOperation';

/** What the routes of administrators are given. */
export interface AdminApp extends App, Identity {
  readonly recordAccess: RecordAccessGuard;
  readonly recordOperation: RecordOperation;
  readonly logChecks: LogChecks;
}
