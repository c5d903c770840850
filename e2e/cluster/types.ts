/** A process of a cluster: a server, an API or a worker, on a port of the loopback interface. */
export interface Member {
  /** Its name in reports, for example `api 1`, `worker 2` or `PostgreSQL`. */
  readonly name: string;
  /** @throws when it does not run */
  pid(): number;
  /** Starts it, always on the same data and port, and waits until it is ready. @throws when it does not get ready */
  start(): Promise<void>;
  /** Kills it with SIGKILL and waits until it is gone. Does nothing when it does not run. */
  kill(): Promise<void>;
  /** Ends it with SIGTERM (PostgreSQL: SIGINT). @returns its exit code; null when a signal ended it or it did not run */
  stop(): Promise<number | null>;
  /** Freezes it (SIGSTOP): it keeps its connections but does nothing. */
  pause(): void;
  /** Continues after `pause` (SIGCONT). */
  resume(): void;
  /** Its output since the first start; only the last part when that is long. */
  output(): string;
  /** The same of standard error only. */
  errorOutput(): string;
  /** Waits for its next end, for whatever reason. @returns the exit code; null when a signal ended it */
  ended(): Promise<number | null>;
}

/** A member with an address. */
export interface Reachable extends Member {
  /** Its URL, in the form that the settings expect: `postgres:`, `redis:`, `esdb:` or `http:`. */
  readonly url: string;
}

/** The number and kinds of a cluster's members. */
export interface ClusterShape {
  readonly apis: number;
  readonly workers: number;
  /**
   * The event store: a table in PostgreSQL, the test double of EventStoreDB as a process, or the EventStoreDB server or
   * cluster at EVENTSTORE_TEST_URL, which must use TLS and be empty at each start.
   */
  readonly events: 'postgres' | 'double' | 'server';
  /** Further environment variables of every API and worker. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Programs to start instead of the usual ones: paths from the repository's root. */
  readonly programs?: { readonly api?: string; readonly worker?: string };
}

/** A running Settlewise with separate APIs and workers, on one PostgreSQL and one Redis from Debian's packages. */
export interface Cluster {
  /** The URL of the proxy in front of the APIs, which users open. */
  readonly address: string;
  readonly apis: readonly Reachable[];
  readonly workers: readonly Reachable[];
  readonly postgres: Reachable;
  readonly redis: Reachable;
  /** Null when events are kept in PostgreSQL. */
  readonly eventStore: EventStoreMember | null;
  /** Environment variables of the APIs and workers, for running commands or opening stores on the same data. */
  readonly settings: Readonly<Record<string, string>>;
  /** The folder of all data on disk: PostgreSQL, Redis, files, emails, signed tree heads. */
  readonly folder: string;
  /** Kills all members and removes the folder. @throws Error if a member had ended unexpectedly */
  dispose(): Promise<void>;
}

/**
 * EventStoreDB or its test double, with faults that can be injected. The double keeps its log in memory: only its own end
 * loses it.
 */
export interface EventStoreMember extends Reachable {
  /** Whether it is a cluster: then only `loseLeader` works, otherwise only the other faults. */
  readonly canLoseLeader: boolean;
  /** Makes the leader resign and waits for a new one. */
  loseLeader(): Promise<void>;
  /** Breaks all open connections; new ones work. */
  dropConnections(): Promise<void>;
  /** Accepts connections and calls but does not answer, until `unstall`. */
  stall(): Promise<void>;
  unstall(): Promise<void>;
}
