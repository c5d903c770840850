import { readdir } from 'node:fs/promises';
import { expect } from 'vitest';
import type { TestApi } from '../testing/startTestApi';

/** Sends a request and expects that it stores no file. @returns its answer */
export async function keepsNoFile<Answer>(
  { blobFolder }: Pick<TestApi, 'blobFolder'>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const before = await filesIn(blobFolder);
  const answer = await work();
  expect(await filesIn(blobFolder)).toEqual(before);
  return answer;
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort();
