import { z } from 'zod';
import type { SignedUp } from './aPerson';
import { switchSharing } from './sharing';
import type { TestApi } from './startTestApi';
import type { Sending } from './visitor';

/** What a person sends to a route and is served with. */
export interface Prepared extends Sending {
  /** Of the person's own thing, for a path that has one. */
  readonly id?: string;
  /** For a path that names more than one: the others, by their names there. */
  readonly others?: Readonly<Record<string, string>>;
  /** Stands behind the path. */
  readonly query?: string;
  /** Resolves when what the request sets off is over. */
  readonly afterwards?: () => Promise<unknown>;
}

export interface Asking {
  readonly person: SignedUp;
  /** Who sends what stands under /api/admin; the person is somebody to send it about. */
  readonly administrator: SignedUp;
  readonly api: TestApi;
}

export type Prepare = (asking: Asking) => Prepared | Promise<Prepared>;

const made = z.object({ id: z.union([z.string(), z.number()]).transform(String) });

/** Makes a thing of the person's own. @returns its id */
export async function ownThing({ visitor }: SignedUp, path: string, sending: Sending): Promise<string> {
  const { status, message, json } = await visitor.send('POST', path, sending);
  if (status !== 201) throw new Error(`POST ${path} was answered with ${status}: ${message}`);
  return made.parse(json).id;
}

export const bare: Prepare = () => ({});
export const sending =
  (json: unknown): Prepare =>
  () => ({ json });
export const onOwn =
  (path: string, thing: () => Sending, sent: Sending = {}): Prepare =>
  async ({ person }) => ({ ...sent, id: await ownThing(person, path, thing()) });

const grants = '/api/legal-access';
export const grant = () => ({ json: { email: 'counsel@example.org', expiryDate: '2026-12-01' } });

export const onOwnGrant =
  (sent: Sending = {}): Prepare =>
  async ({ person }) => {
    await switchSharing(person, true);
    return { ...sent, id: await ownThing(person, grants, grant()) };
  };
