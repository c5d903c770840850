import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { createFolderBlobStore, createSealedBlobs, type BlobStore } from '@settlewise/infra/blobs';
import { createKeyed, createPersonKeys, type Keyed, type PersonKeys } from '@settlewise/infra/crypto';
import { createDatabase, type DatabaseOptions } from '@settlewise/infra/database';
import {
  comparePositions,
  createPostgresEventStore,
  type EventStore,
  type Position,
} from '@settlewise/infra/eventStore';
import { createCodec } from '@settlewise/infra/eventStore/codec';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { listen } from '@settlewise/infra/http';
import { createJobs } from '@settlewise/infra/jobs';
import { openTreeHeads, type TreeHeads } from '@settlewise/infra/proof';
import { createLogger } from '@settlewise/infra/telemetry';
import { createMetrics, measureEventStore } from '@settlewise/infra/telemetry/metrics';
import { createFreshness, type Freshness } from '@settlewise/projections';
import { readModels } from '@settlewise/projections/readModels';
import { startProjections, type Projections } from '@settlewise/projections/runner';
import type { Knex } from 'knex';
import { inject } from 'vitest';
import { createTestDatabase } from '../../../infra/testing/database';
import { startUrlProxy } from '../../../infra/testing/tcpProxy';
import { expectLimitMs } from '../../../scripts/testLimits';
import { composeApi, type Api, type ApiConfig, type ApiDependencies } from '../src';
import type { DeclaredRoute } from '../src/http/routes';
import { composeCommands } from '../src/process/composeCommands';
import { CollectingMailer } from './collectingMailer';
import { checkAgainstDocument } from './documentedAnswers';
import { quickArgon2 } from './quickArgon2';
import { emptyTables } from './emptyTables';

interface TestApiOptions extends Partial<Omit<ApiConfig, 'sessionSecret'>> {
  /** Whether projections run from the start; otherwise `project` starts them. Default true. */
  readonly projecting?: boolean;
  /** Default: an event store in the test's own database. */
  readonly openEventStore?: () => Promise<EventStore>;
  /** Wraps the API's event store. */
  readonly wrapEventStore?: (store: EventStore) => EventStore;
  /** Wraps the API's blob store. */
  readonly wrapBlobStore?: (store: BlobStore) => BlobStore;
  /** Puts a breakable network between the API and its database; see `cutNetwork`. */
  readonly breakableNetwork?: boolean;
  /** Where jobs are stored. Default: the test's own database. */
  readonly redisUrl?: string | undefined;
  /** Scans files. Default: none. */
  readonly virusScanner?: ApiDependencies['virusScanner'];
  /** Hashes passwords. Default: the program's algorithm at its lowest cost. */
  readonly argon2?: ApiDependencies['argon2'];
  /** Threads for calculations. Default: none, everything is calculated in the thread of the test. */
  readonly threads?: ApiDependencies['threads'];
  readonly databaseOptions?: DatabaseOptions;
  /** The maximum number of commands for one stream in a day. Default: the program's limit. */
  readonly commandsPerDay?: number;
  /** Another API whose stores this one uses. Stop the other API last. Only one of the two may run projections. */
  readonly sharesStoresWith?: TestApi;
  /** Receives each log line as it is written. */
  readonly onLogLine?: (line: string) => void;
}

/** The API over HTTP with real stores behind it; only the mailer is replaced by one that collects. */
export interface TestApi {
  readonly address: string;
  readonly database: Knex;
  readonly databaseUrl: string;
  readonly secrets: { readonly masterKey: Buffer; readonly sessionSecret: string };
  readonly eventStore: EventStore;
  /** All routes of the API. */
  readonly routes: readonly DeclaredRoute[];
  readonly commands: CommandHandler;
  readonly keyed: Keyed;
  readonly personKeys: PersonKeys;
  /** The folder of documents' bytes. */
  readonly blobFolder: string;
  /** The folder of the second place: the list of erased people, and the signed tree heads. */
  readonly treeHeadsFolder: string;
  /** The second place of the log's signed tree heads. */
  readonly treeHeads: TreeHeads;
  readonly mailer: CollectingMailer;
  eraseFiles(userId: string): Promise<void>;
  /** The work that the program does at start, before it answers. */
  eraseRestoredPeople: Api['eraseRestoredPeople'];
  readonly register: Api['register'];
  readonly administrators: Api['administrators'];
  /** Until `resumeNetwork`, the database connection accepts data and never answers. Needs `breakableNetwork`. */
  stallNetwork(): void;
  resumeNetwork(): void;
  /** Cuts the API off from its database. Needs `breakableNetwork`. */
  cutNetwork(): Promise<void>;
  now(): Date;
  /** Runs something while the clock shows a later time. */
  later(milliseconds: number, work: () => Promise<void>): Promise<void>;
  project(): Promise<void>;
  stopProjecting(): Promise<void>;
  whenCaughtUp(): Promise<void>;
  /** Counts all stored events, also those not visible yet because another test's transaction is open. */
  countEvents(): Promise<number>;
  stop(): Promise<void>;
}

/** Noon of the day on which the rules' data was checked. */
const noon = new Date('2026-11-21T12:00:00Z').getTime();

/**
 * Few connections, because opening one costs the server more than most requests do. Requests wait for a free connection.
 * Tests of a broken network have as many connections as the program.
 */
const fewConnections = { maxConnections: 4, acquireTimeoutMs: expectLimitMs };

/** More attempts than tests make that do not test the limits. */
const unlimitedAttempts = { attempts: 10_000, seconds: 60 };

async function makeFolders(): Promise<Pick<TestApi, 'blobFolder' | 'treeHeadsFolder'>> {
  const folder = await mkdtemp(path.join(inject('folder'), 'api-'));
  const blobFolder = path.join(folder, 'blobs');
  await mkdir(blobFolder, { mode: 0o700 });
  return { blobFolder, treeHeadsFolder: path.join(folder, 'log-heads') };
}

export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const {
    projecting = true,
    openEventStore,
    wrapEventStore = (store) => store,
    wrapBlobStore = (store) => store,
    breakableNetwork = false,
    argon2 = quickArgon2,
    virusScanner,
    threads,
    redisUrl,
    onLogLine,
    databaseOptions,
    commandsPerDay,
    sharesStoresWith,
    ...config
  } = options;
  const log = createLogger(
    onLogLine === undefined
      ? { level: 'silent', name: 'test' }
      : { level: 'info', name: 'test', destination: { write: onLogLine } },
  );
  const testDatabase =
    sharesStoresWith === undefined
      ? await createTestDatabase(projecting ? { template: emptyTables } : {})
      : { url: sharesStoresWith.databaseUrl, drop: () => Promise.resolve() };
  let network = breakableNetwork ? await startUrlProxy(testDatabase.url) : null;
  const database = createDatabase(network?.url ?? testDatabase.url, {
    log,
    ...(breakableNetwork ? {} : fewConnections),
    ...databaseOptions,
  });
  const store = await (openEventStore === undefined
    ? createPostgresEventStore({
        connectionString: testDatabase.url,
        poolSize: fewConnections.maxConnections,
        // A busy machine answers late. Other tests cover timeouts.
        callTimeoutMs: expectLimitMs,
      })
    : openEventStore());
  const { masterKey, sessionSecret } = sharesStoresWith?.secrets ?? {
    masterKey: randomBytes(32),
    sessionSecret: randomUUID(),
  };
  const keyed = createKeyed(masterKey);
  const personKeys = createPersonKeys({ database, masterKey });
  const codec = createCodec({ registry: eventRegistry, personKeys });
  const { blobFolder, treeHeadsFolder } = sharesStoresWith ?? (await makeFolders());
  const blobs = createSealedBlobs(wrapBlobStore(createFolderBlobStore(blobFolder)), personKeys);
  const treeHeads = openTreeHeads({ kind: 'folder', folder: treeHeadsFolder }, masterKey, database);
  const metrics = createMetrics();
  const written = measureEventStore(wrapEventStore(store), metrics);
  let newest: Position | null = null;
  const eventStore: EventStore = {
    ...written,
    async append(...request) {
      const appended = await written.append(...request);
      const { position } = appended;
      if (newest === null || comparePositions(position, newest) > 0) newest = position;
      return appended;
    },
  };
  const { commands, flushSnapshots } = await composeCommands({
    store: eventStore,
    codec,
    keyed,
    database,
    personKeys,
    metrics,
    log,
    ...(commandsPerDay === undefined ? {} : { commandsPerDay }),
  });
  const jobs = await createJobs({ databaseUrl: testDatabase.url, redisUrl, log });
  const mailer = new CollectingMailer();

  async function cutNetwork(): Promise<void> {
    await network?.close();
    network = null;
  }

  let shift = 0;
  const now = () => new Date(noon + shift);
  let projections: Projections | null = null;
  async function project(): Promise<void> {
    projections = await startProjections({
      database,
      store,
      codec,
      log,
      projections: readModels,
      connectionString: testDatabase.url,
    });
  }
  async function stopProjecting(): Promise<void> {
    await projections?.stop();
    projections = null;
  }
  if (projecting) await project();
  // As in the single-process program, freshness uses the connection of the projections.
  let ownFreshness: Freshness | null = null;
  const freshness: Pick<Freshness, 'reached'> = {
    reached(...asked) {
      if (projections !== null) return projections.freshness.reached(...asked);
      ownFreshness ??= createFreshness({ database, connectionString: testDatabase.url });
      return ownFreshness.reached(...asked);
    },
  };

  const api = await composeApi({
    clock: now,
    log,
    metrics,
    database,
    eventStore,
    commands,
    jobs,
    freshness,
    keyed,
    blobs,
    personKeys,
    codec,
    treeHeads,
    argon2,
    virusScanner,
    threads,
    config: {
      publicUrl: new URL('http://settlewise.example'),
      sessionSecret,
      behindProxy: false,
      frontendFolder: '/nowhere',
      ...config,
      rateLimits: {
        signInByAccount: unlimitedAttempts,
        signInByAddress: unlimitedAttempts,
        registerByAddress: unlimitedAttempts,
        forgotByAddress: unlimitedAttempts,
        linkByAddress: unlimitedAttempts,
        writesByAccount: unlimitedAttempts,
        sharedResultsByAddress: unlimitedAttempts,
        sharingByAddress: unlimitedAttempts,
        newsByAddress: unlimitedAttempts,
        newsLinksByAddress: unlimitedAttempts,
        reportsByAccount: unlimitedAttempts,
        reportsByAddress: unlimitedAttempts,
        mailsByRecipient: unlimitedAttempts,
        ...config.rateLimits,
      },
    },
  });
  await api.sendMails(mailer);
  const server = await listen('127.0.0.1', 0);
  server.setHandler(api.callback);
  checkAgainstDocument(server.url.origin, api.routes);

  return {
    address: server.url.origin,
    database,
    eventStore,
    commands,
    keyed,
    personKeys,
    blobFolder,
    treeHeadsFolder,
    treeHeads,
    mailer,
    now,
    project,
    stopProjecting,
    cutNetwork,
    databaseUrl: testDatabase.url,
    secrets: { masterKey, sessionSecret },
    stallNetwork: () => network?.stall(),
    resumeNetwork: () => network?.resume(),
    register: api.register,
    administrators: api.administrators,
    routes: api.routes,
    eraseFiles: (userId) => api.eraseFiles(userId),
    eraseRestoredPeople: () => api.eraseRestoredPeople(),
    async later(milliseconds, work) {
      shift += milliseconds;
      try {
        await work();
      } finally {
        shift -= milliseconds;
      }
    },
    whenCaughtUp: async () => {
      // It does not wait for the visible end of the log, because an event may wait for another test's transaction.
      await projections?.whenCaughtUp(newest ?? undefined);
    },
    async countEvents() {
      const row = await database('events').count<{ count: string }[]>({ count: '*' }).first();
      return Number(row?.count);
    },
    async stop() {
      await server.stop();
      api.close();
      await jobs.close();
      await stopProjecting();
      await ownFreshness?.close();
      await flushSnapshots();
      await store.close();
      await cutNetwork();
      await database.destroy();
      await testDatabase.drop();
      if (sharesStoresWith === undefined)
        await rm(path.dirname(blobFolder), { recursive: true, force: true });
    },
  };
}
