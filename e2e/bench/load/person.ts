import { check } from '../measure';

const password = 'correct horse battery';

/** A person who is signed in; each has an IP address of their own. */
export interface LoadedPerson {
  readonly username: string;
  readonly address: string;
  readonly session: string;
  /** The cookie with the position of the person's last write: reads wait until the read models have reached it. */
  written: string;
}

/** The headers that a browser sends, and the proxy's `x-forwarded-for`. */
export function createHeaders(person: Pick<LoadedPerson, 'address'>, origin: string, cookie: string) {
  return { origin, cookie, 'x-forwarded-for': person.address, 'content-type': 'application/json' };
}

export const readCookie = ({ session, written }: LoadedPerson) =>
  written === '' ? session : `${session}; ${written}`;

/**
 * Signs up `count` people and records a visa for each, so that their dashboards show something.
 * @param already how many were signed up before: the numbering goes on after them
 */
export async function signUpPeople(
  api: string,
  origin: string,
  count: number,
  already = 0,
): Promise<LoadedPerson[]> {
  const people: LoadedPerson[] = [];
  // Four at a time, because hashing a password is slow on purpose.
  for (let index = 0; index < count; index += 4) {
    const some = Array.from({ length: Math.min(4, count - index) }, (_, more) =>
      signUp(api, origin, already + index + more),
    );
    people.push(...(await Promise.all(some)));
  }
  return people;
}

export const createCredentials = ({ username }: LoadedPerson) => ({ username, password });

async function signUp(api: string, origin: string, number: number): Promise<LoadedPerson> {
  const address = `10.1.${Math.floor(number / 250)}.${(number % 250) + 1}`;
  const username = `load-${number}`;
  const post = async (path: string, cookie: string, body: object) => {
    const answer = await fetch(api + path, {
      method: 'POST',
      headers: createHeaders({ address }, origin, cookie),
      body: JSON.stringify(body),
    });
    check(answer.ok, `POST ${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const answer = await post('/api/register', '', { username, email: `${username}@example.org`, password });
  const session = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.includes('settlewise_written'))
    .join('; ');
  await post('/api/immigration/profile/visa', session, {
    currentVisaType: 'skilled_worker',
    visaStartDate: '2023-01-03',
    visaExpiryDate: '2028-01-02',
  });
  return { username, address, session, written: '' };
}
