import { z } from 'zod';
import { sheetKinds, thingKinds, type Content, type SheetKind, type ThingKind } from '../workload/operation';
import { listPaths, sheetPaths } from '../workload/request';
import type { Sender } from '../workload/sender';
import type { ObservedState } from './compare';
import { texts } from './stateInLog';

const rows = z.array(z.record(z.string(), z.unknown()));
const sheet = z.record(z.string(), z.unknown());

/** The read models do not show the person's last write yet, or did not answer. */
export class NotShownError extends Error {
  override readonly name = 'NotShownError';
}

/** Reads a person's own record from all pages. @throws NotShownError */
export async function stateOnPages(sender: Sender): Promise<ObservedState> {
  const lists = await Promise.all(thingKinds.map((on) => listed(sender, on)));
  const sheets = await Promise.all(
    sheetKinds.map(
      async (on) => [on, toContent(on, sheet.parse(await shown(sender, sheetPaths[on].read)))] as const,
    ),
  );
  return { things: lists.flat(), sheets: new Map(sheets) };
}

async function listed(sender: Sender, on: ThingKind): Promise<ObservedState['things']> {
  return rows.parse(await shown(sender, listPaths[on])).map((row) => {
    const { id = '', isRevoked, ...content } = texts(row);
    return { on, id, content: { ...content, ...(isRevoked === 'true' ? { revoked: 'true' } : {}) } };
  });
}

async function shown(sender: Sender, path: string): Promise<unknown> {
  const reply = await sender.send('GET', path);
  if (reply?.status !== 200) throw new NotShownError(`GET ${path}: ${reply?.status ?? 'no answer'}`);
  if (reply.stale) throw new NotShownError(`GET ${path}: stale`);
  return reply.json;
}

/** Flattens an answer to the fields of its form. */
function toContent(on: SheetKind, answer: Record<string, unknown>): Content {
  if (on === 'settings') return texts(sheet.parse(answer['data']));
  if (on === 'personal') return { ...texts(answer), ...texts(sheet.parse(answer['nameDetails'])) };
  return texts(answer);
}
