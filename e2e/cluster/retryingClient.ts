import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { journeyListResponse } from '@settlewise/contract';
import { expect, request as requests, type APIRequestContext, type APIResponse } from 'playwright/test';

/** What came instead of a good answer, and was tried again. */
type Trouble = 'no answer' | `status ${number}` | 'stale';

/**
 * Somebody who writes journeys and reads them back, over and over, and tries again what does not end well: reads as they
 * are, writes under their Idempotency-Key. Nothing else of a cluster's troubles may be noticed.
 */
export class RetryingClient {
  /** Everything that was acknowledged, in order. */
  readonly written: string[] = [];
  readonly troubles = new Map<Trouble, number>();
  /** What was not answered at the second try either; a stale answer is one. */
  readonly unansweredTwice: Trouble[] = [];
  private rounds = 0;
  private fault: Error | null = null;
  private readonly ending = new AbortController();
  private working: Promise<void> = Promise.resolve();

  private constructor(
    private readonly name: string,
    private readonly http: APIRequestContext,
  ) {}

  /** Registers and begins to work. @param publicUrl where the program is said to be, when that is another address */
  static async start(name: string, address: string, publicUrl = address): Promise<RetryingClient> {
    const http = await requests.newContext({
      ...{ baseURL: address, extraHTTPHeaders: { origin: publicUrl } },
      // The proxy of the deployment has a certificate of its own making here.
      ignoreHTTPSErrors: true,
    });
    const account = { username: name, email: `${name}@example.org`, password: 'correct horse 42!' };
    expect((await http.post('/api/register', { data: account })).status()).toBe(201);
    const client = new RetryingClient(name, http);
    client.working = client.work().catch((error: unknown) => {
      client.fault = error instanceof Error ? error : new Error(String(error));
    });
    return client;
  }

  /** Resolves once so many more rounds, each a write and a read that shows it, have ended well. @throws what went wrong */
  async hasDone(more: number): Promise<void> {
    const wanted = this.rounds + more;
    while (this.rounds < wanted) {
      if (this.fault !== null) throw this.fault;
      await pause(20);
    }
  }

  /** Ends after the round under way. @throws what went wrong */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.working;
    if (this.fault !== null) throw this.fault;
  }

  /** One write. @returns where the journey went */
  async write(): Promise<string> {
    const destination = `${this.name}, place ${this.written.length}`;
    const journey = { departureDate: '2025-03-01', returnDate: '2025-03-10', destination, reason: 'other' };
    const headers = { 'idempotency-key': randomUUID() };
    await this.untilWell(201, () => this.http.post('/api/absence-journeys', { data: journey, headers }));
    this.written.push(destination);
    return destination;
  }

  /** Where the journeys of one good answer went; none that is marked as stale. */
  async read(): Promise<string[]> {
    const answer = await this.untilWell(200, () => this.http.get('/api/absence-journeys'));
    return journeyListResponse.parse(await answer.json()).map(({ destination }) => destination);
  }

  /** Shows each acknowledged journey once, and nothing else. */
  async expectAllThere(): Promise<void> {
    expect((await this.read()).toSorted()).toEqual(this.written.toSorted());
  }

  dispose(): Promise<void> {
    return this.http.dispose();
  }

  private async work(): Promise<void> {
    while (!this.ending.signal.aborted) {
      await this.write();
      await this.expectAllThere();
      this.rounds += 1;
    }
  }

  private async untilWell(status: number, ask: () => Promise<APIResponse>): Promise<APIResponse> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await ask().catch(() => null);
      const trouble = troubleOf(answer);
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

/** Null for an answer that counts; one that is neither good nor a reason to try again is a fault of the program. */
function troubleOf(answer: APIResponse | null): Trouble | null {
  if (answer === null) return 'no answer';
  if (answer.status() === 502 || answer.status() === 503) return `status ${answer.status()}`;
  return answer.headers()['settlewise-stale'] === undefined ? null : 'stale';
}
