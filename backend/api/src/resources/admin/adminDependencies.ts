import type { ApiDependencies } from '../../apiDependencies';
import type { NewsSubscribers } from '@settlewise/infra/news';
import type { PracticeReports } from '@settlewise/infra/practiceReports';
import type { AdministratorGuard } from '../../http/administrator';
import type { LawDeskReader } from '../../http/lawDesk';
import type { ReadYourWrites } from '../../http/readYourWrites';
import type { Sessions } from '../../http/session';
import type { AccountEmails } from '../../mails/accountEmails';
import type { LogChecks } from './proof/checks';
import type { Administrators } from '../../identity/administrators';
import type { RecordAccess } from './accessGuard';
import type { RecordOperation } from './recordOperation';

/** The dependencies of the administrators' routes. */
export interface AdminDependencies extends Pick<
  ApiDependencies,
  | 'database'
  | 'eventStore'
  | 'commands'
  | 'codec'
  | 'jobs'
  | 'keyed'
  | 'personKeys'
  | 'treeHeads'
  | 'clock'
  | 'log'
> {
  /** Aborted when the API is closed, to end background work. */
  readonly closing: AbortSignal;
  readonly administrator: AdministratorGuard;
  readonly administrators: Administrators;
  readonly recordAccess: RecordAccess;
  readonly recordOperation: RecordOperation;
  readonly logChecks: LogChecks;
  readonly lawDesk: LawDeskReader;
  readonly readYourWrites: ReadYourWrites;
  readonly sessions: Sessions;
  readonly accountEmails: AccountEmails;
  readonly news: Pick<NewsSubscribers, 'count'>;
  readonly practiceReports: Pick<PracticeReports, 'list' | 'markSeen' | 'listCounted'>;
}
