import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderBlobStore } from '@settlewise/infra/blobs';
import { createNewsSubscribers, type NewsSubscribers } from '../src/tables';
import { createErasedPeople, type ErasedPeople } from '@settlewise/infra/proof';
import type { ReminderBench } from './reminderBench';

/** The store of erased people, in a separate folder. */
export function createErasedPeopleOfBench({ parts: { keyed } }: Pick<ReminderBench, 'parts'>): ErasedPeople {
  const folder = mkdtempSync(path.join(tmpdir(), 'settlewise-second-place-'));
  return createErasedPeople(createFolderBlobStore(folder), keyed);
}

/** The subscribers of news in the database of a bench. */
export function createNews(
  bench: Pick<ReminderBench, 'parts' | 'personKeys'>,
  erasedPeople: Pick<ErasedPeople, 'add'> = createErasedPeopleOfBench(bench),
): NewsSubscribers {
  const { parts, personKeys } = bench;
  return createNewsSubscribers({ ...parts, personKeys, erasedPeople });
}
