import { randomUUID } from 'node:crypto';
import type { AcknowledgedWrites } from './acknowledgedWrites';
import { readCookie, createCredentials, createHeaders, type LoadedPerson } from './person';

/** A request that is ready to be sent, and a callback for its answer. */
export interface Sent {
  readonly kind: string;
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly answered: (status: number, body: string, headers: Readonly<Record<string, unknown>>) => void;
}

interface Kind {
  readonly name: string;
  /** How many of a hundred requests are of this kind. */
  readonly share: number;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** For writes: makes the body. */
  readonly content?: (place: string) => object;
  /** For writes: the list to which an item is added. */
  readonly keeps?: 'journeys' | 'tasks';
}

/** The mix of an ordinary day: far more reads than writes. */
export const kinds: readonly Kind[] = [
  { name: 'dashboard', share: 22, method: 'GET', path: '/api/dashboard/summary' },
  { name: 'journeys', share: 18, method: 'GET', path: '/api/absence-journeys' },
  { name: 'absences', share: 6, method: 'GET', path: '/api/absences/summary' },
  { name: 'progress', share: 6, method: 'GET', path: '/api/immigration/profile/ilr-progress' },
  { name: 'tasks', share: 10, method: 'GET', path: '/api/tasks' },
  { name: 'notifications', share: 10, method: 'GET', path: '/api/notifications' },
  { name: 'who am I', share: 8, method: 'GET', path: '/api/user' },
  {
    name: 'assessment',
    share: 5,
    method: 'POST',
    path: '/api/assess',
    content: () => ({ trips: [{ departureDate: '2025-01-01', returnDate: '2025-01-10' }] }),
  },
  {
    name: 'add a journey',
    share: 10,
    method: 'POST',
    path: '/api/absence-journeys',
    keeps: 'journeys',
    content: (place) => ({
      departureDate: '2025-03-01',
      returnDate: '2025-03-10',
      destination: place,
      reason: 'family',
    }),
  },
  {
    name: 'add a task',
    share: 5,
    method: 'POST',
    path: '/api/tasks',
    keeps: 'tasks',
    content: (title) => ({ title, category: 'document', stage: 'pending', priority: 'high' }),
  },
];

interface Writing {
  readonly origin: string;
  readonly acknowledgedWrites: AcknowledgedWrites;
}

/** Makes requests of random kinds, by their shares, for random people. */
export function drawing(
  people: readonly LoadedPerson[],
  { random, ...writing }: Writing & { readonly random: () => number },
): () => Sent {
  const total = kinds.reduce((sum, { share }) => sum + share, 0);
  return () => {
    let left = random() * total;
    const kind = kinds.find(({ share }) => (left -= share) < 0) ?? kinds[0];
    const person = people[Math.floor(random() * people.length)];
    if (kind === undefined || person === undefined) throw new RangeError('There is nobody, or nothing to do');
    return createRequest(kind, person, writing);
  };
}

/** Makes requests that add tasks, for each person in turn. Each request begins a stream. */
export function addingTasks(people: readonly LoadedPerson[], writing: Writing): () => Sent {
  const kind = kinds.find(({ keeps }) => keeps === 'tasks');
  let next = 0;
  return () => {
    const person = people[next++ % people.length];
    if (kind === undefined || person === undefined) throw new RangeError('There is nobody, or nothing to do');
    return createRequest(kind, person, writing);
  };
}

function createRequest(kind: Kind, person: LoadedPerson, { origin, acknowledgedWrites }: Writing): Sent {
  const place = `Place ${randomUUID()}`;
  return {
    kind: kind.name,
    method: kind.method,
    path: kind.path,
    headers: createHeaders(person, origin, readCookie(person)),
    ...(kind.content === undefined ? {} : { body: JSON.stringify(kind.content(place)) }),
    answered(status, body, headers) {
      const written = writtenCookie(headers);
      if (written !== null) person.written = written;
      if (kind.keeps !== undefined && status === 201) acknowledgedWrites.add(kind.keeps, body);
    },
  };
}

/** Makes requests that sign each person in, in turn. */
export function signingIn(people: readonly LoadedPerson[], origin: string): () => Sent {
  let next = 0;
  return () => {
    const person = people[next++ % people.length];
    if (person === undefined) throw new RangeError('There is nobody');
    return {
      kind: 'sign in',
      method: 'POST',
      path: '/api/login',
      headers: createHeaders(person, origin, ''),
      body: JSON.stringify(createCredentials(person)),
      answered: () => undefined,
    };
  };
}

function writtenCookie(headers: Readonly<Record<string, unknown>>): string | null {
  for (const [name, value] of Object.entries(headers)) {
    if (name.toLowerCase() !== 'set-cookie') continue;
    const cookies: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const cookie of cookies) {
      const [pair = ''] = String(cookie).split(';');
      if (pair.includes('settlewise_written=')) return pair;
    }
  }
  return null;
}
