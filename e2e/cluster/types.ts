/** A process of a cluster: a server or a part of Settlewise, on the loopback interface and a port of its own. */
export interface Member {
  /** As it is told in reports: `api 1`, `worker 2`, `PostgreSQL`. */
  readonly name: string;
  /** @throws when it does not run */
  pid(): number;
  /** Starts it again on the same data and the same port, and resolves once it answers. @throws when it does not */
  start(): Promise<void>;
  /** Ends it with SIGKILL, without a chance to tidy up; resolves once it is gone. Nothing when it does not run. */
  kill(): Promise<void>;
  /** Ends it with SIGTERM (PostgreSQL: SIGINT, its fast shutdown). @returns its exit code, null when a signal ended it */
  stop(): Promise<number | null>;
  /** Stops it in its tracks (SIGSTOP): it lives, holds its connections, and does nothing. */
  pause(): void;
  /** Lets it go on after `pause` (SIGCONT). */
  resume(): void;
  /** Everything it has printed since its first start; the end of it, when that is long. */
  output(): string;
  /** The part of it that went to standard error. */
  errorOutput(): string;
  /** Resolves with the exit code (null: a signal) each time it ends, also when nobody asked for it. */
  ended(): Promise<number | null>;
}

/** A member that others reach at an address. */
export interface Reachable extends Member {
  /** With the scheme that the settings take: `postgres:`, `redis:`, `esdb:`, `http:`. */
  readonly url: string;
}

/** What a cluster is made of. */
export interface ClusterShape {
  readonly apis: number;
  readonly workers: number;
  /**
   * Where events are kept: a table in PostgreSQL, the double of EventStoreDB in a process of its own, or the server (or the
   * cluster) of EventStoreDB that EVENTSTORE_TEST_URL names: by TLS, and empty at each start.
   */
  readonly events: 'postgres' | 'double' | 'server';
  /** Settings of every API and worker beside those of the cluster. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The programs that are started instead of the built ones, by their path from the repository's root. */
  readonly programs?: { readonly api?: string; readonly worker?: string };
}

/** The parts of Settlewise as processes of their own, on one PostgreSQL and one Redis of Debian's packages. */
export interface Cluster {
  /** The proxy in front of the APIs: where people go. */
  readonly address: string;
  readonly apis: readonly Reachable[];
  readonly workers: readonly Reachable[];
  readonly postgres: Reachable;
  readonly redis: Reachable;
  /** Null when events are kept in PostgreSQL. */
  readonly eventStore: EventStoreMember | null;
  /** What the APIs and workers were started with: for a command of an operator, or another store on the same data. */
  readonly settings: Readonly<Record<string, string>>;
  /** Holds everything that is on disk: PostgreSQL, Redis, files, mails, tree heads. */
  readonly folder: string;
  /** Stops all of it by its own process ids and removes the folder. */
  dispose(): Promise<void>;
}

/**
 * EventStoreDB, whose network can fail, or its double. The double's log is in its memory: it outlives everything but itself.
 */
export interface EventStoreMember extends Reachable {
  /** Whether it is a cluster: then its leader can be changed, and else its network can fail. */
  readonly canLoseLeader: boolean;
  /** Has the leader resign, and resolves once one leads again. */
  loseLeader(): Promise<void>;
  /** Breaks every connection there is; new ones work. */
  dropConnections(): Promise<void>;
  /** Accepts connections and calls, and answers nothing, until `unstall`. */
  stall(): Promise<void>;
  unstall(): Promise<void>;
}
