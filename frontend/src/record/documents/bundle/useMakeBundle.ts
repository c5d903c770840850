import type { DocumentResponse } from '@settlewise/contract/documents';
import { useEffect, useRef, useState } from 'react';
import { fetchFile } from '../../../api/fetchFile';
import { ApiError, messageFor } from '../../../api/errors';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { useToday } from '../../../ui/dates/useToday';
import { saveFile } from '../../../ui/files/saveFile';
import { aboutDocument } from './aboutDocument';
import type { BundledDocument, BundleHead, MadeBundle } from './makeBundle';
import { paintText } from './paintText';

/** How far a bundle is. */
export type BundleState =
  | { readonly kind: 'none' }
  /** `at`: the document that is on its way, from 1 on. */
  | { readonly kind: 'fetching'; readonly at: number; readonly of: number }
  | { readonly kind: 'joining' }
  | { readonly kind: 'made'; readonly made: MadeBundle }
  | { readonly kind: 'failed'; readonly message: string };

/** Where the file of each of these documents is, once a bundle of them may be made. */
export type BeginBundle = (
  documents: readonly string[],
  signal: AbortSignal,
) => Promise<(id: string) => string>;

/** Fetches documents one after the other, joins them here, and has the browser save what came of it. */
/**
 * @param begin says where the file of each document is asked for. Where they are somebody else's, it tells the owner of all
 * of them first
 */
export function useMakeBundle(begin: BeginBundle) {
  const today = useToday();
  const [state, setState] = useState<BundleState>({ kind: 'none' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(
    documents: readonly DocumentResponse[],
    owner: string,
    signal: AbortSignal,
  ): Promise<void> {
    const files: BundledDocument[] = [];
    setState({ kind: 'fetching', at: 1, of: documents.length });
    const addressOf = await begin(
      documents.map(({ id }) => id),
      signal,
    );
    for (const [place, document] of documents.entries()) {
      setState({ kind: 'fetching', at: place + 1, of: documents.length });
      files.push(await fetched(document, addressOf(document.id), signal));
    }
    setState({ kind: 'joining' });
    // What reads and writes PDFs is large, and only this needs it.
    const { makeBundle } = await import('./makeBundle');
    const made = await makeBundle(files, headOf(owner, documents.length, today), paintText);
    if (signal.aborted) return;
    saveFile(made.file, made.fileName);
    setState({ kind: 'made', made });
  }

  return {
    state,
    make: async (documents: readonly DocumentResponse[], owner: string): Promise<void> => {
      const controller = new AbortController();
      running.current = controller;
      try {
        await run(documents, owner, controller.signal);
      } catch (error) {
        if (controller.signal.aborted) return;
        setState({ kind: 'failed', message: whyNot(error) });
      }
    },
    stop: (): void => {
      running.current?.abort();
      setState({ kind: 'none' });
    },
  };
}

/** @throws Error that names the document which could not be fetched */
async function fetched(
  document: DocumentResponse,
  address: string,
  signal: AbortSignal,
): Promise<BundledDocument> {
  const { title, fileName, fileType } = document;
  try {
    const bytes = new Uint8Array(await fetchFile(address, signal));
    return { title, fileName, fileType, bytes, about: aboutDocument(document) };
  } catch (error) {
    if (signal.aborted) throw error;
    throw new NotFetched(`“${title}” could not be fetched. ${messageFor(error, 'Please try again.')}`, {
      cause: error,
    });
  }
}

class NotFetched extends Error {
  override readonly name = 'NotFetched';
}

const whyNot = (error: unknown): string => {
  if (error instanceof NotFetched) return error.message;
  return error instanceof ApiError && error.serverMessage !== ''
    ? error.serverMessage
    : 'The bundle could not be made. Please try again.';
};

const headOf = (owner: string, count: number, today: string): BundleHead => ({
  title: owner === '' ? 'Documents' : `Documents of ${owner}`,
  lead: [
    `${count === 1 ? '1 document' : `${count} documents`}, put together with Settlewise on ${formatLongDate(today)}.`,
    'These are copies. A line of this index leads to its document, the foot of each page leads back.',
  ],
  // It names nobody: it may lie on a computer that others use.
  fileName: `settlewise-bundle-${today}`,
});
