import { Readable } from 'node:stream';
import { documentCategoryOptions } from '@settlewise/contract/documents';
import type { Downloaded } from '@settlewise/domain/recordAccess';
import { BlobNotFoundError, type SealedBlobs } from '@settlewise/infra/blobs';
import { createArchive, createJsonFile, type Archive } from '../../../record/archive/createArchive';
import { createArchiveName } from '../../../record/archive/createArchiveName';
import { formatCsv } from '../../../record/journeys/csv';
import { renderIndexPage } from './renderIndexPage';
import { ActiveContentError, filesForLawyers } from '../filesForLawyers';
import type { RedactedDocument } from '../view/readLawyersView';
import type { Contents } from './readContents';

interface DownloadOptions {
  readonly ownerId: string;
  readonly blobs: Pick<SealedBlobs, 'get'>;
  readonly now: Date;
  /** @throws if the record is no longer open */
  readonly requireOpen: () => Promise<void>;
}

/** The content of a download, for the access log. */
export const summarizeDownload = ({ lists, documents, includesIdentity }: Contents): Downloaded => ({
  parts: [
    'progress',
    'visa_history',
    'absences',
    'documents',
    'dependants',
    'timeline',
    ...lists.map(({ part }) => part),
  ],
  documents: documents.filter(({ isFileShared }) => isFileShared).length,
  identity: includesIdentity,
});

/**
 * Creates a ZIP while it is sent. One file is open at a time, and nothing is written to disk. If a file cannot be read
 * or access ends, the stream fails, so that an incomplete archive is not mistaken for a complete one.
 */
export function writeDownload(
  contents: Contents,
  options: DownloadOptions,
): { readonly name: string; readonly content: Readable } {
  const archive = createArchive();
  writeFiles(archive, contents, options).then(archive.end, archive.fail);
  const { owner, asOf } = contents;
  return { name: `Settlewise shared record of ${owner} ${asOf}.zip`, content: archive.content };
}

async function writeFiles(
  { add }: Archive,
  contents: Contents,
  { ownerId, blobs, now, requireOpen }: DownloadOptions,
): Promise<void> {
  const { progress, visas, journeys, absences, dependants, timeline, lists, identity } = contents;
  const addText = (name: string, text: Readable) => add(name, text, { mtime: now });
  const addJson = (name: string, value: unknown) => addText(name, createJsonFile(value));
  const filedDocuments = contents.documents.map(({ presented, isFileShared }, index) => ({
    presented,
    file: isFileShared ? archivePath(index + 1, presented) : null,
  }));

  await addText('index.html', Readable.from([renderIndexPage(contents, filedDocuments)]));
  await addJson('1 progress.json', progress);
  await addJson('2 visas.json', visas);
  await addJson('3 absences.json', absences);
  await addText('3 journeys.csv', Readable.from([formatCsv(journeys, contents.asOf)]));
  await addJson(
    '4 documents.json',
    filedDocuments.map(({ presented, file }) => ({ ...presented, file })),
  );
  await addJson('5 dependants.json', dependants);
  await addJson('6 timeline.json', timeline);
  for (const { file, items } of lists) await addJson(`7 ${file}.json`, items);
  if (identity !== null) await addJson('8 identity.json', identity);

  for (const [index, { document, isFileShared }] of contents.documents.entries()) {
    const file = filedDocuments[index]?.file ?? null;
    if (!isFileShared || file === null) continue;
    await requireOpen();
    const { key } = document.file;
    const bytes = await filesForLawyers(blobs, document.file)
      .get(ownerId, key, document.file)
      .catch(writeNote);
    if ('suffix' in bytes) await addText(`${file} ${bytes.suffix}.txt`, Readable.from([bytes.note]));
    // Images and PDFs are already compressed.
    else await add(file, bytes, { mtime: document.uploadedAt, compress: false });
  }
}

/** A note that replaces a file in the archive. @throws other errors, which make the download fail */
function writeNote(error: unknown): { readonly suffix: string; readonly note: string } {
  if (error instanceof BlobNotFoundError)
    return { suffix: 'was removed', note: 'The owner removed this document while the download was made.\n' };
  if (error instanceof ActiveContentError) return { suffix: 'is not given', note: `${error.message}\n` };
  throw error;
}

/** `documents/Employment/003 Contract.pdf` */
function archivePath(number: number, { title, category, fileName }: RedactedDocument['presented']): string {
  const folder = documentCategoryOptions.find(({ value }) => value === category)?.label ?? 'Other';
  const extension = /\.[a-z\d]{1,10}$/i.exec(fileName)?.[0] ?? '';
  return `documents/${folder}/${createArchiveName(number, `${title}${extension}`)}`;
}
