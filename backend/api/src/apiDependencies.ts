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
  /** How many proxies are in front, one behind the other. Default 1. */
  readonly proxies?: number;
  /** The built front end. */
  readonly frontendFolder: string;
  readonly rateLimits?: Partial<RateLimits>;
  /** Who must use a second factor. Default: nobody. */
  readonly secondFactorRequired?: SecondFactorRequirement;
  /** The folder of known passwords, if there is one. */
  readonly breachedPasswords?: string | undefined;
  /** Whether the developer test pages are on. Default false. */
  readonly devPages?: boolean;
  /** The longest wait of a query for the person's own writes. Default 2,000. */
  readonly maxWaitMs?: number;
  /** Every request is answered within this. Default 30,000. */
  readonly maxAnswerMs?: number;
  /** The same for a request that brings a file. Default 290,000. */
  readonly maxUploadMs?: number;
  readonly documents?: {
    /** Bytes of one file. Default 10 MB. */
    readonly largestFile?: number;
    /** That one person can keep. Default 500. */
    readonly most?: number;
    /** The longest pause within an upload. Default 30,000. */
    readonly longestSilenceMs?: number;
    readonly cleanup?: Partial<CleanupTimes>;
    readonly orphanCleanup?: Partial<OrphanCleanupTimes>;
  };
  /** Who may read /metrics. Default: nobody. */
  readonly metrics?: MetricsAccess;
  /** The time after which an unfinished erasure is completed. Default a minute. */
  readonly erasureRetryAfterMs?: number;
}

export interface CleanupTimes {
  /** Longer than any upload, or any append with an unknown outcome, can take. Default an hour. */
  readonly afterUploadMs: number;
  /** Default a minute. */
  readonly afterRemovalMs: number;
  /** The wait after a failed check. Default 10 minutes. */
  readonly againAfterMs: number;
}

export interface OrphanCleanupTimes extends OrphanCleanupLimits {
  /** From one run to the next. Default 10 minutes. */
  readonly everyMs: number;
}

/** Everything the API needs, chosen by a process root or a test. */
export interface ApiDependencies {
  readonly config: ApiConfig;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Of this process; event store and commands are counted in it already. */
  readonly metrics: Metrics;
  readonly database: Knex;
  readonly eventStore: EventStore;
  readonly commands: CommandHandler;
  readonly jobs: Jobs;
  readonly freshness: Pick<Freshness, 'reached'>;
  readonly keyed: Keyed;
  readonly blobs: SealedBlobs;
  /** Undefined: files are stored without a virus scan. */
  readonly virusScanner?: VirusScanner | undefined;
  readonly personKeys: PersonKeys;
  readonly treeHeads: Pick<TreeHeads, 'place' | 'signer' | 'lastSigned' | 'erasedPeople'>;
  readonly codec: Codec;
  /** Removes the mails of an erased person where this program keeps them itself. Default: it keeps none. */
  readonly eraseStoredEmails?: ((person: ErasedRecipient) => Promise<void>) | undefined;
  /** Threads that run `calculations/thread.ts`. Default: everything is calculated in the thread of the API. */
  readonly threads?: ThreadPool | undefined;
  /** Hashes passwords. Default: the package's own. */
  readonly argon2?: Argon2 | undefined;
}
