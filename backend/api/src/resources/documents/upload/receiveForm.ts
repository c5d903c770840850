import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import {
  noFileSelected,
  uploadDocumentRequest,
  type UploadDocumentRequest,
} from '@settlewise/contract/documents';
import busboy, { type Busboy } from 'busboy';
import type { ApiContext } from '../../../http/context';
import { createReader } from '../../../http/callDescription';
import { discardRest } from '../../../http/discardRest';
import { RequestRefusedError } from '../../../http/requestRefusedError';
import { validate } from '../../../http/validate';
import { ContentCheck } from './contentCheck';
import { createContentMismatch, readOfferedFile, createFileRefusal, type OfferedFile } from './offeredFile';

export interface UploadLimits {
  /** The limit for a file, in bytes. */
  readonly largestFile: number;
  /** An upload that sends nothing for this long is cancelled. */
  readonly longestSilenceMs: number;
}

export interface ReceivedForm<Stored> {
  readonly request: UploadDocumentRequest;
  readonly file: OfferedFile;
  /** The result of `keep`. */
  readonly kept: Stored;
}

/** The form of an upload. `receiveForm` reads it while the file is stored. */
export const uploadForm = createReader({ form: uploadDocumentRequest }, () => null);

/** The limit for the rest of the form, in bytes. */
const maxOtherBytes = 200_000;

/**
 * Reads the form of an upload and passes the file's bytes to `keep` as they arrive. The bytes end without an error only if the
 * whole form is valid, so `keep` stores all or nothing.
 * @throws RequestRefusedError 400, 408, 413, 415, 422 · errors of `keep`
 */
export async function receiveForm<Stored>(
  ctx: ApiContext,
  limits: UploadLimits,
  keep: (source: AsyncIterable<Buffer>) => Promise<Stored>,
): Promise<ReceivedForm<Stored>> {
  const { req: request } = ctx;
  const isTooLong = (ctx.request.length ?? 0) > limits.largestFile + maxOtherBytes;
  let reader: FormReader<Stored> | null = null;
  try {
    if (isTooLong) throw tooLarge(limits);
    reader = new FormReader(request, createParser(ctx), limits, keep);
    return await reader.outcome();
  } catch (error) {
    await reader?.abandon(error);
    discardRest(ctx, 4 * limits.largestFile + maxOtherBytes);
    throw error;
  }
}

class FormReader<Stored> {
  readonly #fields = new Map<string, string>();
  /** Settles when the form has been read completely, or cannot be read. */
  readonly #parsed: Promise<void>;
  #fail: (reason: unknown) => void = () => undefined;
  #receiving: Promise<ReceivedForm<Stored>> | null = null;
  #fileStream: Readable | null = null;

  constructor(
    private readonly request: IncomingMessage,
    private readonly parser: Busboy,
    private readonly limits: UploadLimits,
    private readonly keep: (source: AsyncIterable<Buffer>) => Promise<Stored>,
  ) {
    this.#parsed = new Promise((resolve, reject) => {
      this.#fail = reject;
      parser.on('close', resolve);
      parser.on('error', () => reject(unreadable()));
    });
    // Prevents an unhandled rejection before the promise is awaited.
    this.#parsed.catch(() => undefined);
    parser.on('field', (name, value) => {
      // Forms always encode line breaks as CR LF.
      if (!this.#fields.has(name)) this.#fields.set(name, value.replaceAll('\r\n', '\n'));
    });
    parser.on('file', (name, stream, { filename, mimeType }) => this.#take(name, stream, filename, mimeType));
    parser.on('filesLimit', () =>
      this.#fail(new RequestRefusedError(400, 'Please upload one file at a time.')),
    );
    for (const event of ['partsLimit', 'fieldsLimit'] as const)
      parser.on(event, () => this.#fail(unreadable()));
  }

  async outcome(): Promise<ReceivedForm<Stored>> {
    const onCut = () => {
      if (!this.request.complete) this.#fail(cutShort());
    };
    const silence = setTimeout(() => this.#fail(cutShort()), this.limits.longestSilenceMs);
    const onData = () => void silence.refresh();
    this.request.on('close', onCut).on('data', onData);
    try {
      this.request.pipe(this.parser);
      await this.#parsed;
      if (this.#receiving === null) {
        // Other missing fields are reported at the same time.
        this.#checkedFields([{ path: 'file', message: noFileSelected }]);
        throw createFileRefusal(400, noFileSelected);
      }
      return await this.#receiving;
    } finally {
      clearTimeout(silence);
      this.request.off('close', onCut).off('data', onData);
    }
  }

  /** Stops reading, and resolves when the received bytes have been discarded. */
  async abandon(reason: unknown): Promise<void> {
    this.#fail(reason);
    this.request.unpipe(this.parser);
    this.#fileStream?.destroy(reason instanceof Error ? reason : new Error('Given up', { cause: reason }));
    await this.#receiving?.catch(() => undefined);
  }

  #take(name: string, stream: Readable, filename: string | undefined, declaredType: string): void {
    // The stream of a cancelled file fails; the error is reported in another way.
    stream.on('error', () => undefined);
    if (name !== 'file' || filename === undefined || filename === '') {
      stream.resume();
      return;
    }
    this.#fileStream = stream;
    this.#receiving = this.#receive(stream, filename, declaredType);
    this.#receiving.catch((error: unknown) => this.#fail(error));
  }

  async #receive(stream: Readable, filename: string, declaredType: string): Promise<ReceivedForm<Stored>> {
    const file = readOfferedFile(filename, declaredType);
    let request: UploadDocumentRequest | null = null;
    const source = this.#readBytes(stream, file, (fields) => {
      request = fields;
    });
    const kept = await this.keep(source);
    if (request === null) throw new Error('A file was kept before its form had been read');
    return { request, file, kept };
  }

  async *#readBytes(
    stream: Readable,
    { extension }: OfferedFile,
    onFields: (request: UploadDocumentRequest) => void,
  ): AsyncGenerator<Buffer> {
    const content = new ContentCheck(extension);
    let size = 0;
    for await (const bytes of stream) {
      if (!Buffer.isBuffer(bytes)) continue;
      size += bytes.length;
      if (size > this.limits.largestFile) throw tooLarge(this.limits);
      content.take(bytes);
      yield bytes;
    }
    await this.#parsed;
    onFields(this.#checkedFields());
    if (size === 0) throw createFileRefusal(422, 'This file is empty. Please choose another.');
    if (!content.isValid()) throw createContentMismatch();
  }

  #checkedFields(others: readonly { path: string; message: string }[] = []): UploadDocumentRequest {
    return validate(uploadDocumentRequest, Object.fromEntries(this.#fields), others);
  }
}

function createParser(ctx: ApiContext): Busboy {
  const asForm = 'Please send the document as a form (Content-Type: multipart/form-data).';
  if (typeof ctx.is('multipart/form-data') !== 'string') throw new RequestRefusedError(415, asForm);
  try {
    return busboy({
      headers: ctx.headers,
      defParamCharset: 'utf8',
      limits: { files: 1, fields: 20, parts: 24, fieldNameSize: 100, fieldSize: 20_000, headerPairs: 50 },
    });
  } catch (error) {
    throw error instanceof Error ? unreadable() : error;
  }
}

function tooLarge({ largestFile }: UploadLimits): RequestRefusedError {
  const megabytes = Math.round((largestFile / 1024 / 1024) * 10) / 10;
  return createFileRefusal(413, `This file is too large. A document can have at most ${megabytes} MB.`);
}

const unreadable = () => new RequestRefusedError(400, 'The form could not be read. Please try again.');
const cutShort = () => new RequestRefusedError(408, 'The upload stopped on its way. Please try again.');
