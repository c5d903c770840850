import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { journeyListResponse } from '@settlewise/contract/journeys';
import { expect, request as requests, type APIRequestContext, type APIResponse } from 'playwright/test';

/** Why a request was retried. */
type Trouble = 'no answer' | `status ${number}` | 'stale';

/** Short, so that a process that ends still has requests to answer. */
const betweenRoundsMs = 50;

/**
 * A person who keeps writing journeys and reading them back. Failed requests are retried: writes with the same
 * Idempotency-Key. With these retries, a fault in the cluster must have no other visible effect.
 */
export class RetryingClient {
  /** Destinations of all acknowledged journeys, in order. */
  readonly written: string[] = [];
  readonly troubles = new Map<Trouble, number>();
  /** Failures of a second or later attempt. A stale answer is not a failure here. */
  readonly unansweredTwice: Trouble[] = [];
  private rounds = 0;
  private fault: Error | null = null;
  private ending = new AbortController();
  private working: Promise<void> = Promise.resolve();

  private constructor(
    private readonly name: string,
    private readonly http: APIRequestContext,
  ) {}

  /** Registers. @param publicUrl the program's PUBLIC_URL, when it differs from `address` */
  static async register(name: string, address: string, publicUrl = address): Promise<RetryingClient> {
    const http = await requests.newContext({
      baseURL: address,
      extraHTTPHeaders: { origin: publicUrl },
      // In tests the deployment's proxy has a certificate from its own CA.
      ignoreHTTPSErrors: true,
    });
    const account = { username: name, email: `${name}@example.org`, password: 'correct horse 42!' };
    expect((await http.post('/api/register', { data: account })).status()).toBe(201);
    return new RetryingClient(name, http);
  }

  /** Works until `stop`. */
  start(): void {
    const ending = new AbortController();
    this.ending = ending;
    this.working = this.work(ending.signal).catch((error: unknown) => {
      this.fault = error instanceof Error ? error : new Error(String(error));
    });
  }

  /** Waits until `more` further rounds, each a write and a read that shows it, have succeeded. @throws the first error */
  async hasDone(more: number): Promise<void> {
    const wanted = this.rounds + more;
    while (this.rounds < wanted) {
      if (this.fault !== null) throw this.fault;
      await pause(20);
    }
  }

  /** Stops after the current round. @throws the first error */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.working;
    if (this.fault !== null) throw this.fault;
  }

  /** Writes one journey. @returns its destination */
  async write(): Promise<string> {
    const destination = `${this.name}, place ${this.written.length}`;
    const journey = { departureDate: '2025-03-01', returnDate: '2025-03-10', destination, reason: 'other' };
    const headers = { 'idempotency-key': randomUUID() };
    await this.untilWell(201, () => this.http.post('/api/absence-journeys', { data: journey, headers }));
    this.written.push(destination);
    return destination;
  }

  /** @returns the destinations of all journeys, from an answer that is not stale */
  async read(): Promise<string[]> {
    const answer = await this.untilWell(200, () => this.http.get('/api/absence-journeys'));
    return journeyListResponse.parse(await answer.json()).map(({ destination }) => destination);
  }

  /** Expects the list to show each acknowledged journey once, and nothing else. */
  async expectAllThere(): Promise<void> {
    expect((await this.read()).toSorted()).toEqual(this.written.toSorted());
  }

  dispose(): Promise<void> {
    return this.http.dispose();
  }

  private async work(ended: AbortSignal): Promise<void> {
    while (!ended.aborted) {
      await this.write();
      await this.expectAllThere();
      this.rounds += 1;
      // Without a pause the clients would take the processor from the processes that start.
      await pause(betweenRoundsMs);
    }
  }

  private async untilWell(status: number, ask: () => Promise<APIResponse>): Promise<APIResponse> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await ask().catch(() => null);
      const trouble = findTrouble(answer);
      if (answer !== null && trouble === null) {
        expect(answer.status(), await answer.text()).toBe(status);
        return answer;
      }
      if (trouble !== null) this.troubles.set(trouble, (this.troubles.get(trouble) ?? 0) + 1);
      if (trouble !== null && trouble !== 'stale' && attempt > 1) this.unansweredTwice.push(trouble);
      await pause(50);
    }
  }
}

/** The reason to retry, or null when the answer counts, which also includes errors that are a fault of the program. */
function findTrouble(answer: APIResponse | null): Trouble | null {
  if (answer === null) return 'no answer';
  if (answer.status() === 502 || answer.status() === 503) return `status ${answer.status()}`;
  return answer.headers()['settlewise-stale'] === undefined ? null : 'stale';
}
