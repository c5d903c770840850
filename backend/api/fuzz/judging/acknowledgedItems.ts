import { z } from 'zod';
import type { DeclaredRoute } from '../../src/http/routes';
import type { Person } from '../cast/person';

const createdResponse = z.object({ id: z.uuid() });

interface AcknowledgedItem {
  readonly person: Person;
  /** The path that lists the person's items of this kind. */
  readonly listedAt: string;
}

const uploads = '/api/documents/upload';

/** Items that the API has confirmed with 201, and that no later request may have removed. */
export class AcknowledgedItems {
  readonly #items = new Map<string, AcknowledgedItem>();
  readonly #lists: ReadonlySet<string>;

  constructor(routes: readonly DeclaredRoute[]) {
    this.#lists = new Set(routes.filter(({ method }) => method === 'GET').map(({ path }) => path));
  }

  /** Forgets the items that a request may remove. Call it before the request is sent. @param text the decoded target */
  forgetRemoved(method: string, text: string): void {
    // Revoked and changed items stay in their list; only a DELETE removes an item.
    if (method !== 'DELETE') return;
    for (const id of text.toLowerCase().match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []) {
      this.#items.delete(id);
    }
  }

  /** Remembers an item that was created. Call it after the answer. @param path the declared path of the route */
  rememberCreated(
    method: string,
    path: string,
    person: Person | null,
    status: number,
    content: string,
  ): void {
    const listedAt = path === uploads ? '/api/documents' : path;
    if (method !== 'POST' || status !== 201 || person === null || !this.#lists.has(listedAt)) return;
    if (path.startsWith('/api/admin')) return;
    const { data } = createdResponse.safeParse(JSON.parse(content));
    if (data !== undefined) this.#items.set(data.id.toLowerCase(), { person, listedAt });
  }

  get count(): number {
    return this.#items.size;
  }

  /**
   * Checks that each item is in its owner's list. Skips owners who were erased or locked out.
   * @returns the number of items found, and one sentence for each lost item
   */
  async checkLists(): Promise<{ readonly found: number; readonly lost: readonly string[] }> {
    const lost: string[] = [];
    let found = 0;
    const lists = new Map<string, string | null>();
    for (const [id, { person, listedAt }] of this.#items) {
      const key = `${person.canaryId} ${listedAt}`;
      let list = lists.get(key);
      if (list === undefined) {
        list = await readList(person, listedAt);
        lists.set(key, list);
      }
      if (list === null) continue;
      if (list.includes(id)) found += 1;
      else lost.push(`${listedAt} does not list ${id}, which was answered with 201`);
    }
    return { found, lost };
  }
}

async function readList({ signedUp }: Person, path: string): Promise<string | null> {
  const { visitor, credentials } = signedUp;
  let answer = await visitor.get(path);
  for (const password of [credentials.password, 'another horse battery']) {
    if (answer.status !== 401) break;
    await visitor.post('/api/login', { username: credentials.username, password });
    answer = await visitor.get(path);
  }
  return answer.status === 200 ? answer.bytes.toString().toLowerCase() : null;
}
