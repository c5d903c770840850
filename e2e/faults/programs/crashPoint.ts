import { readFileSync, rmSync } from 'node:fs';
import type { SealedBlobs } from '@settlewise/infra/blobs';
import type { EventStore } from '@settlewise/infra/eventStore';
import { z } from 'zod';
import { crashPoints, type CrashPoint } from './crashPoints';

const order = z.object({ id: z.string(), point: z.enum(crashPoints), passing: z.int().positive() });

/**
 * Returns a function to call at each crash point. It kills the process (SIGKILL) when the file at FAULT_POINT_FILE orders
 * that for this point and the given number of passings. The file is deleted first, which tells its writer that it is done.
 */
export function createCrashTrigger(file = process.env['FAULT_POINT_FILE']): (point: CrashPoint) => void {
  let counted = '';
  let passed = 0;
  return (point) => {
    const asked = file === undefined ? null : readOrder(file);
    if (file === undefined || asked?.point !== point) return;
    if (asked.id !== counted) passed = 0;
    counted = asked.id;
    passed += 1;
    if (passed < asked.passing) return;
    rmSync(file);
    process.kill(process.pid, 'SIGKILL');
  };
}

function readOrder(file: string): z.infer<typeof order> | null {
  try {
    return order.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Adds a crash point after an append has succeeded, before the caller gets the answer. */
export function crashingAfterAppend(store: EventStore, reached: (point: CrashPoint) => void): EventStore {
  return {
    append: async (...appending) => {
      const appended = await store.append(...appending);
      reached('appended');
      return appended;
    },
    readStream: (...reading) => store.readStream(...reading),
    readAll: (...reading) => store.readAll(...reading),
    subscribe: (options) => store.subscribe(options),
    head: () => store.head(),
    check: () => store.check(),
    close: () => store.close(),
  };
}

/** Adds crash points between two pieces of a file, and after the file is stored but before its event is appended. */
export function crashingInUpload(blobs: SealedBlobs, reached: (point: CrashPoint) => void): SealedBlobs {
  async function* pieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of source) {
      yield piece;
      reached('file half stored');
    }
  }
  return {
    ...blobs,
    async put(userId, key, source) {
      const stored = await blobs.put(userId, key, pieces(source));
      reached('file stored');
      return stored;
    },
  };
}
