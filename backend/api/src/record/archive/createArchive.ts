import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile, type ReadStreamOptions } from 'yazl';

export interface Archive {
  readonly content: Readable;
  /** Adds a file, and waits until all of it has been read. The reader of the archive sets the pace. */
  readonly add: (name: string, source: Readable, options: Partial<ReadStreamOptions>) => Promise<void>;
  readonly end: () => void;
  readonly fail: (error: unknown) => void;
}

/** Creates a ZIP that is written while it is read. If the reader stops, the current source is closed. */
export function createArchive(): Archive {
  const zip = new ZipFile();
  const content = zip.outputStream.pipe(new PassThrough());
  const fail = (error: unknown) =>
    void content.destroy(error instanceof Error ? error : new Error('The archive failed', { cause: error }));
  zip.on('error', fail);
  return {
    content,
    fail,
    end: () => zip.end(),
    async add(name, source, options) {
      const close = () => source.destroy();
      if (content.destroyed) close();
      content.once('close', close);
      try {
        zip.addReadStream(source, name, options);
        await finished(source);
      } finally {
        content.off('close', close);
      }
    },
  };
}

/** Creates a JSON file that people can read. */
export const createJsonFile = (value: unknown): Readable =>
  Readable.from([`${JSON.stringify(value, null, 2)}\n`]);
