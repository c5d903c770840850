import type { App } from '../../app';
import type { Identity } from '../../identity/createIdentity';
import type { AccessGuard } from './accessGuard';
import type { LogChecks } from './proof/logChecks';
import type { RecordOperation } from './recordOperation';

/** The dependencies of the administrators' routes. */
export interface AdminApp extends App, Identity {
  readonly accessGuard: AccessGuard;
  readonly recordOperation: RecordOperation;
  readonly logChecks: LogChecks;
}
