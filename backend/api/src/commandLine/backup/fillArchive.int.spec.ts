import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentResponse } from '@settlewise/contract/documents';
import { documentStream } from '@settlewise/domain/documents';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { createArchive, openArchive } from '@settlewise/infra/backup';
import { readDataLocations } from '@settlewise/infra/config';
import { createCodec, type Codec } from '@settlewise/infra/eventStore/codec';
import { expect, onTestFinished, test } from 'vitest';
import { aDocument } from '../../../testing/aDocument';
import { aPerson } from '../../../testing/aPerson';
import { startTestApi } from '../../../testing/startTestApi';
import { fillArchive } from './fillArchive';

test('a document that is removed during the backup is not in it, and is not reported as missing', async () => {
  const api = await startTestApi();
  const folder = await mkdtemp(path.join(tmpdir(), 'settlewise-backup-'));
  onTestFinished(async () => {
    await api.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const { visitor } = await aPerson().signsUpAt(api.address);
  const files = async () =>
    (await readdir(api.blobFolder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => path.relative(api.blobFolder, path.join(parentPath, name)));
  async function upload() {
    const before = await files();
    const answer = await visitor.send('POST', '/api/documents/upload', { form: aDocument().form() });
    const { id } = documentResponse.parse(answer.json);
    const [key = 'none'] = (await files()).filter((name) => !before.includes(name));
    return { id, key };
  }
  const [kept, lost] = [await upload(), await upload()];
  // A lost file. Only files that two snapshots miss are reported, so this forces a second snapshot.
  await rename(path.join(api.blobFolder, lost.key), path.join(path.dirname(api.blobFolder), 'lost'));

  let removed: Awaited<ReturnType<typeof upload>> | null = null;
  let isRemoved = false;
  const codec = createCodec({ registry: eventRegistry, personKeys: api.personKeys });
  const watched: Codec = {
    ...codec,
    async decode(recorded) {
      if (recorded.type === 'DocumentUploaded' && removed === null) {
        // After all files were copied. This snapshot's log does not name it, the next one's does.
        removed = await upload();
      } else if (removed !== null && !isRemoved && recorded.stream === documentStream(removed.id)) {
        // The log names it, and its file was not searched for yet.
        expect((await visitor.delete(`/api/documents/${removed.id}`)).status).toBe(204);
        expect(await files()).not.toContain(removed.key);
        isRemoved = true;
      }
      return codec.decode(recorded);
    },
  };
  let moments = 0;
  const file = path.join(folder, 'backup.zip');
  const archive = await createArchive(file);
  const contents = await fillArchive(archive, {
    url: api.databaseUrl,
    codec: watched,
    signal: new AbortController().signal,
    places: readDataLocations({ DATA_DIR: path.dirname(api.blobFolder) }),
    clock: () => {
      moments += 1;
      return new Date('2026-11-23T12:00:00Z');
    },
  });
  await archive.finish(contents);

  expect(isRemoved).toBe(true);
  expect(contents.missingFiles).toEqual([lost.key]);
  // Only the third snapshot's log has the removal, which explains the missing file.
  expect(moments).toBe(3);
  const made = await openArchive(file);
  expect(made.listNames('files/')).toEqual([`files/${kept.key}`]);
  made.close();
});
