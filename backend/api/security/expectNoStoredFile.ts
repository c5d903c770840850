import { readdir } from 'node:fs/promises';
import { expect } from 'vitest';
import type { TestApi } from '../testing/startTestApi';

/** Sends a request and expects that it stores no file. @returns its answer */
export async function expectNoStoredFile<Answer>(
  { blobFolder }: Pick<TestApi, 'blobFolder'>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const before = await listFiles(blobFolder);
  const answer = await work();
  expect(await listFiles(blobFolder)).toEqual(before);
  return answer;
}

const listFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort();
