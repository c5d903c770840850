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
  readonly waitForEffects?: () => Promise<unknown>;
}

export interface PrepareContext {
  readonly person: SignedUp;
  /** The sender of requests to /api/admin; these are about the person. */
  readonly administrator: SignedUp;
  readonly api: TestApi;
}

export type Prepare = (asking: PrepareContext) => Prepared | Promise<Prepared>;

const createdItem = z.object({ id: z.union([z.string(), z.number()]).transform(String) });

/** Creates an item of the person. @returns its id */
export async function createOwnItem({ visitor }: SignedUp, path: string, withJson: Sending): Promise<string> {
  const { status, message, json } = await visitor.send('POST', path, withJson);
  if (status !== 201) throw new Error(`POST ${path} was answered with ${status}: ${message}`);
  return createdItem.parse(json).id;
}

export const emptyRequest: Prepare = () => ({});
export const withJson =
  (json: unknown): Prepare =>
  () => ({ json });
export const forOwnItem =
  (path: string, thing: () => Sending, sent: Sending = {}): Prepare =>
  async ({ person }) => ({ ...sent, id: await createOwnItem(person, path, thing()) });

const grants = '/api/legal-access';
export const createGrantRequest = () => ({
  json: { email: 'counsel@example.org', expiryDate: '2026-12-01' },
});

export const forOwnGrant =
  (sent: Sending = {}): Prepare =>
  async ({ person }) => {
    await switchSharing(person, true);
    return { ...sent, id: await createOwnItem(person, grants, createGrantRequest()) };
  };
