import { z } from 'zod';
import type { SignedUp } from './aPerson';
import { switchSharing } from './sharing';
import type { TestApi } from './startTestApi';
import type { Sending } from './visitor';

/** A valid request to a route. */
export interface Prepared extends Sending {
  /** The id of the person's own item, if the path has one. */
  readonly id?: string;
  /** The other path parameters by name, if the path has more than one. */
  readonly others?: Readonly<Record<string, string>>;
  /** Appended to the path. */
  readonly query?: string;
  /** Resolves when the effects of the request are complete. */
  readonly afterwards?: () => Promise<unknown>;
}

export interface Asking {
  readonly person: SignedUp;
  /** The sender of requests to /api/admin; these are about the person. */
  readonly administrator: SignedUp;
  readonly api: TestApi;
}

export type Prepare = (asking: Asking) => Prepared | Promise<Prepared>;

const made = z.object({ id: z.union([z.string(), z.number()]).transform(String) });

/** Creates an item of the person. @returns its id */
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
