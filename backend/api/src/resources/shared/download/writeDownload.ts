import { Readable } from 'node:stream';
import { documentCategoryOptions } from '@settlewise/contract/documents';
import type { Downloaded } from '@settlewise/domain/recordAccess';
import { BlobNotFoundError, type SealedBlobs } from '@settlewise/infra/blobs';
import { createArchive, jsonFile, type Archive } from '../../../record/archive/archive';
import { fileNameInArchive } from '../../../record/archive/fileNameInArchive';
import { formatCsv } from '../../../record/journeys/csv';
import { indexPage } from './indexPage';
import { ActiveContentError, filesForLawyers } from '../filesForLawyers';
import type { GivenDocument } from '../given/lawyersView';
import type { Contents } from './readContents';

interface DownloadOptions {
  readonly ownerId: string;
  readonly blobs: Pick<SealedBlobs, 'get'>;
  readonly now: Date;
  /** @throws when the record is no longer open */
  readonly stillOpen: () => Promise<void>;
}

/** What the access log says of it. */
export const heldIn = ({ lists, documents, includesIdentity }: Contents): Downloaded => ({
  parts: [
    'progress',
    'visa_history',
    'absences',
    'documents',
    'dependants',
    'timeline',
    ...lists.map(({ part }) => part),
  ],
  documents: documents.filter(({ isGiven }) => isGiven).length,
  identity: includesIdentity,
});

/**
 * A ZIP that is made while it is sent: one file is open at a time, and nothing is written to the disk. What matters most
 * comes first. When something cannot be read, or access ends meanwhile, the stream fails, so that a part is never mistaken
 * for the whole.
 */
export function writeDownload(
  contents: Contents,
  options: DownloadOptions,
): { readonly name: string; readonly content: Readable } {
  const archive = createArchive();
  write(archive, contents, options).then(archive.end, archive.fail);
  const { owner, asOf } = contents;
  return { name: `Settlewise shared record of ${owner} ${asOf}.zip`, content: archive.content };
}

async function write(
  { add }: Archive,
  contents: Contents,
  { ownerId, blobs, now, stillOpen }: DownloadOptions,
): Promise<void> {
  const { progress, visas, journeys, absences, dependants, timeline, lists, identity } = contents;
  const addText = (name: string, text: Readable) => add(name, text, { mtime: now });
  const addJson = (name: string, value: unknown) => addText(name, jsonFile(value));
  const filed = contents.documents.map(({ presented, isGiven }, index) => ({
    presented,
    file: isGiven ? pathOf(index + 1, presented) : null,
  }));

  await addText('index.html', Readable.from([indexPage(contents, filed)]));
  await addJson('1 progress.json', progress);
  await addJson('2 visas.json', visas);
  await addJson('3 absences.json', absences);
  await addText('3 journeys.csv', Readable.from([formatCsv(journeys, contents.asOf)]));
  await addJson(
    '4 documents.json',
    filed.map(({ presented, file }) => ({ ...presented, file })),
  );
  await addJson('5 dependants.json', dependants);
  await addJson('6 timeline.json', timeline);
  for (const { file, items } of lists) await addJson(`7 ${file}.json`, items);
  if (identity !== null) await addJson('8 identity.json', identity);

  for (const [index, { document, isGiven }] of contents.documents.entries()) {
    const file = filed[index]?.file ?? null;
    if (!isGiven || file === null) continue;
    await stillOpen();
    const { key } = document.file;
    const bytes = await filesForLawyers(blobs, document.file)
      .get(ownerId, key, document.file)
      .catch(writeNoteFor);
    if ('suffix' in bytes) await addText(`${file} ${bytes.suffix}.txt`, Readable.from([bytes.note]));
    // Pictures and PDFs are compressed already.
    else await add(file, bytes, { mtime: document.uploadedAt, compress: false });
  }
}

/** A note that replaces a file in the archive. @throws any other error, which makes the download fail */
function writeNoteFor(error: unknown): { readonly suffix: string; readonly note: string } {
  if (error instanceof BlobNotFoundError)
    return { suffix: 'was removed', note: 'The owner removed this document while the download was made.\n' };
  if (error instanceof ActiveContentError) return { suffix: 'is not given', note: `${error.message}\n` };
  throw error;
}

/** `documents/Employment/003 Contract.pdf` */
function pathOf(number: number, { title, category, fileName }: GivenDocument['presented']): string {
  const folder = documentCategoryOptions.find(({ value }) => value === category)?.label ?? 'Other';
  const ending = /\.[a-z\d]{1,10}$/i.exec(fileName)?.[0] ?? '';
  return `documents/${folder}/${fileNameInArchive(number, `${title}${ending}`)}`;
}
