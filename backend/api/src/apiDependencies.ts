import type { SealedBlobs } from '@settlewise/infra/blobs';
import type { Keyed, PersonKeys } from '@settlewise/infra/crypto';
import type { EventStore } from '@settlewise/infra/eventStore';
import type { Codec } from '@settlewise/infra/eventStore/codec';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { MetricsAccess } from '@settlewise/infra/http';
import type { Jobs } from '@settlewise/infra/jobs';
import type { ErasedRecipient } from '@settlewise/infra/mail';
import type { TreeHeads } from '@settlewise/infra/proof';
import type { Logger } from '@settlewise/infra/telemetry';
import type { ThreadPool } from '@settlewise/infra/threads';
import type { Metrics } from '@settlewise/infra/telemetry/metrics';
import type { VirusScanner } from '@settlewise/infra/virusScan';
import type { Freshness } from '@settlewise/projections';
import type { Knex } from 'knex';
import type { RateLimits } from './http/rateLimit';
import type { SecondFactorRequirement } from './identity/secondFactor/secondFactorGate';
import type { Argon2 } from './identity/passwords';
import type { OrphanCleanupLimits } from './resources/documents/orphanCleanup/createOrphanCleanup';

export interface ApiConfig {
  /** Where people reach the program. */
  readonly publicUrl: URL;
  readonly sessionSecret: string;
  readonly behindProxy: boolean;
  /** The number of chained proxies in front. Default 1. */
  readonly proxies?: number;
  /** The folder of the built front end. */
  readonly frontendFolder: string;
  readonly rateLimits?: Partial<RateLimits>;
  /** Default: nobody. */
  readonly secondFactorRequired?: SecondFactorRequirement;
  /** The folder of breached passwords, if there is one. */
  readonly breachedPasswords?: string | undefined;
  /** Whether the developer test pages are on. Default false. */
  readonly devPages?: boolean;
  /** How long a query waits for the person's own writes. Default 2,000. */
  readonly maxWaitMs?: number;
  /** The timeout of requests. Default 30,000. */
  readonly maxAnswerMs?: number;
  /** The timeout of file uploads. Default 290,000. */
  readonly maxUploadMs?: number;
  readonly documents?: {
    /** The maximum size of a file in bytes. Default 10 MB. */
    readonly largestFile?: number;
    /** The maximum number of documents of one person. Default 500. */
    readonly most?: number;
    /** The longest allowed pause in an upload. Default 30,000. */
    readonly longestSilenceMs?: number;
    readonly cleanup?: Partial<CleanupTimes>;
    readonly orphanCleanup?: Partial<OrphanCleanupTimes>;
  };
  /** Who may read /metrics. Default: nobody. */
  readonly metrics?: MetricsAccess;
  /** Unfinished erasures are completed after this time. Default one minute. */
  readonly erasureRetryAfterMs?: number;
}

export interface CleanupTimes {
  /** Longer than any upload, or any append with an unknown outcome, can take. Default one hour. */
  readonly afterUploadMs: number;
  /** Default one minute. */
  readonly afterRemovalMs: number;
  /** The delay after a failed check. Default 10 minutes. */
  readonly againAfterMs: number;
}

export interface OrphanCleanupTimes extends OrphanCleanupLimits {
  /** The interval between runs. Default 10 minutes. */
  readonly everyMs: number;
}

/** Everything the API needs from a process or a test. */
export interface ApiDependencies {
  readonly config: ApiConfig;
  readonly clock: () => Date;
  readonly log: Logger;
  /** The metrics of this process. Event store and commands are measured already. */
  readonly metrics: Metrics;
  readonly database: Knex;
  readonly eventStore: EventStore;
  readonly commands: CommandHandler;
  readonly jobs: Jobs;
  readonly freshness: Pick<Freshness, 'reached'>;
  readonly keyed: Keyed;
  readonly blobs: SealedBlobs;
  /** Without it, files are stored without a virus scan. */
  readonly virusScanner?: VirusScanner | undefined;
  readonly personKeys: PersonKeys;
  readonly treeHeads: Pick<TreeHeads, 'place' | 'signer' | 'lastSigned' | 'erasedPeople'>;
  readonly codec: Codec;
  /** Erases the stored emails of an erased person. Default: this program stores none. */
  readonly eraseStoredEmails?: ((person: ErasedRecipient) => Promise<void>) | undefined;
  /** Threads that run `calculations/thread.ts`. Default: all calculations run in the API's thread. */
  readonly threads?: ThreadPool | undefined;
  /** Default: `@node-rs/argon2`. */
  readonly argon2?: Argon2 | undefined;
}
