import { z } from 'zod';
import type { DeclaredRoute } from '../../src/http/routes';
import type { Person } from '../cast/person';

const made = z.object({ id: z.uuid() });

interface Thing {
  readonly person: Person;
  /** Where the person's things of this kind are listed. */
  readonly listedAt: string;
}

const uploads = '/api/documents/upload';

/** Things that the program has said it keeps, and that nobody has asked to remove since. */
export class Acknowledged {
  readonly #things = new Map<string, Thing>();
  readonly #lists: ReadonlySet<string>;

  constructor(routes: readonly DeclaredRoute[]) {
    this.#lists = new Set(routes.filter(({ method }) => method === 'GET').map(({ path }) => path));
  }

  /** Before it is sent: what a request may remove is not counted on any more. @param text of its target */
  asked(method: string, text: string): void {
    // A revoked or changed thing stays in its list; only a removal takes it away.
    if (method !== 'DELETE') return;
    for (const id of text.toLowerCase().match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []) {
      this.#things.delete(id);
    }
  }

  /** After it was answered. @param path of the route that it was made for */
  answered(method: string, path: string, person: Person | null, status: number, content: string): void {
    const listedAt = path === uploads ? '/api/documents' : path;
    if (method !== 'POST' || status !== 201 || person === null || !this.#lists.has(listedAt)) return;
    if (path.startsWith('/api/admin')) return;
    const { data } = made.safeParse(JSON.parse(content));
    if (data !== undefined) this.#things.set(data.id.toLowerCase(), { person, listedAt });
  }

  get count(): number {
    return this.#things.size;
  }

  /**
   * Looks for each where it must be listed, as its owner. Whoever cannot be asked any more, for they were erased or
   * locked out meanwhile, is left out. @returns how many were found, and one sentence for each that is lost
   */
  async look(): Promise<{ readonly found: number; readonly lost: readonly string[] }> {
    const lost: string[] = [];
    let found = 0;
    const lists = new Map<string, string | null>();
    for (const [id, { person, listedAt }] of this.#things) {
      const key = `${person.canaryId} ${listedAt}`;
      let list = lists.get(key);
      if (list === undefined) {
        list = await listOf(person, listedAt);
        lists.set(key, list);
      }
      if (list === null) continue;
      if (list.includes(id)) found += 1;
      else lost.push(`${listedAt} does not list ${id}, which was answered with 201`);
    }
    return { found, lost };
  }
}

async function listOf({ signedUp }: Person, path: string): Promise<string | null> {
  const { visitor, credentials } = signedUp;
  let answer = await visitor.get(path);
  for (const password of [credentials.password, 'another horse battery']) {
    if (answer.status !== 401) break;
    await visitor.post('/api/login', { username: credentials.username, password });
    answer = await visitor.get(path);
  }
  return answer.status === 200 ? answer.bytes.toString().toLowerCase() : null;
}
