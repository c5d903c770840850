import type { DocumentResponse } from '@settlewise/contract/documents';
import { screen, within } from '@testing-library/react';
import { amina } from '../../../testing/builders';
import type { openPage } from '../../../testing/openPage';
import { serverInMemory } from '../../../testing/serverInMemory';

export type PersonAtThePage = ReturnType<typeof openPage>['person'];

/** A signed-in person's server that keeps a list of documents. */
export function serverWith(...documents: DocumentResponse[]) {
  let kept = documents;
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/documents': () => ({ status: 200, body: kept }),
    'GET /api/dependants': () => ({ status: 200, body: [] }),
    'GET /api/addresses': () => ({ status: 200, body: [] }),
  });
  return { ...server, keep: (...changed: DocumentResponse[]) => (kept = changed) };
}

/** Opens the actions of a document, and gives back their menu. */
export async function openMenu(person: PersonAtThePage, title: string) {
  await person.click(await screen.findByRole('button', { name: `Actions: ${title}` }));
  return within(await screen.findByRole('menu', { name: `Actions: ${title}` }));
}

export async function openUpload(person: PersonAtThePage) {
  await person.click(await screen.findByRole('button', { name: 'Upload Document' }));
  return within(await screen.findByRole('dialog', { name: 'Upload Document' }));
}

export type Dialog = Awaited<ReturnType<typeof openUpload>>;

export const aFile = (name = 'passport.pdf', type = 'application/pdf') =>
  new File(['%PDF-1.7 and so on'], name, { type });
