import { Readable } from 'node:stream';
import { recordParts } from '@settlewise/domain/record';
import { BlobNotFoundError } from '@settlewise/infra/blobs';
import { listDocuments } from '@settlewise/projections';
import type { StoredDocument } from '@settlewise/casework/record';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { App } from '../../app';
import { createArchive, createJsonFile, type Archive } from '../../record/archive/createArchive';
import { createArchiveName } from '../../record/archive/createArchiveName';
import { presentStoredDocument } from '../../record/documents/presenter';
import { eventsAsJson, listRecordFiles } from './recordFiles';

export interface RecordExport {
  /** The read models that an export reads. */
  readonly readModels: readonly string[];
  /**
   * Opens a ZIP of all data about a person, which is created while it is sent. One file is open at a time, and nothing
   * is written to disk. If a file cannot be read, the stream fails, so that an incomplete archive is not mistaken for a
   * complete one.
   */
  open(userId: string, now: Date): Promise<{ readonly name: string; readonly content: Readable }>;
}

/** Files with their own explanation in the read-me. All others are the current record. */
const explainedFiles = ['legal access', 'looks at your record', 'sessions', 'documents'];

const recordFiles = recordParts
  .flatMap(({ files }) => files)
  .filter((name) => !explainedFiles.includes(name))
  .map((name) => `${name}.json`);

const readMe = `Everything that Settlewise keeps about you.

${wrapNames(recordFiles).join('\n')}
                      your record as it is now
legal access.json, looks at your record.json
                      whom you let look at your record, and who did
sessions.json         where you are signed in at the moment
documents.json        your documents; "file" says where each is in the folder "files"
events.json           everything that was ever recorded about you, in order. Your password and the secrets of links are
                      kept only as hashes, and are left out.

Dates are written year-month-day. All files are plain text in UTF-8 (JSON), but for the documents themselves.
`;

/** Joins names with commas, in lines of at most 120 characters. */
function wrapNames(names: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const [position, name] of names.entries()) {
    const listed = position === names.length - 1 ? name : `${name},`;
    const extended = `${lines.at(-1) ?? ''} ${listed}`;
    if (lines.length > 0 && extended.length <= 120) lines.splice(-1, 1, extended);
    else lines.push(listed);
  }
  return lines;
}

export function createRecordExport(
  app: Pick<App, 'database' | 'eventStore' | 'codec' | 'blobs'>,
): RecordExport {
  const { database, blobs } = app;

  async function writeFiles(
    { add }: Archive,
    userId: string,
    documents: readonly StoredDocument[],
    now: Date,
  ) {
    const addText = (name: string, text: Readable) => add(name, text, { mtime: now });
    const addJson = (name: string, value: unknown) => addText(name, createJsonFile(value));

    await addText('read me.txt', Readable.from([readMe]));
    for (const { name, read } of listRecordFiles(database, userId, now)) await addJson(name, await read());
    await addText('events.json', Readable.from(eventsAsJson(app, userId)));

    const listed = [];
    for (const [index, document] of documents.entries()) {
      const name = `files/${createArchiveName(index + 1, document.file.name)}`;
      const bytes = await blobs.get(userId, document.file.key, document.file).catch((error: unknown) => {
        // Deleted after the list was read.
        if (error instanceof BlobNotFoundError) return null;
        throw error;
      });
      // Images and PDFs are already compressed.
      if (bytes !== null) await add(name, bytes, { mtime: document.uploadedAt, compress: false });
      listed.push({ ...presentStoredDocument(document, now), file: bytes === null ? null : name });
    }
    await addJson('documents.json', listed);
  }

  return {
    readModels: [...recordParts.flatMap((part) => part.readModels), 'person_streams'],

    async open(userId, now) {
      const documents = await listDocuments(database, userId);
      const archive = createArchive();
      writeFiles(archive, userId, documents, now).then(archive.end, archive.fail);
      const { content } = archive;
      return { name: `Settlewise record ${civilDateInLondon(now)}.zip`, content };
    },
  };
}
