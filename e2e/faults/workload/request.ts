import type { Operation, Content, SheetKind, ThingKind } from './operation';

export interface Request {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly json?: unknown;
  /** Makes a new form for each attempt, because a stream can be read only once. */
  readonly form?: () => FormData;
}

/** The path of each kind's list. */
export const listPaths: Readonly<Record<ThingKind, string>> = {
  journey: '/api/absence-journeys',
  task: '/api/tasks',
  document: '/api/documents',
  visa: '/api/immigration/profile/visa-history',
  grant: '/api/legal-access',
};

/** The paths to write and read each sheet. */
export const sheetPaths: Readonly<Record<SheetKind, { readonly write: string; readonly read: string }>> = {
  settings: { write: '/api/account/settings', read: '/api/account/settings' },
  personal: { write: '/api/immigration/profile/personal', read: '/api/immigration/profile/personal' },
  visaDetails: { write: '/api/immigration/profile/visa', read: '/api/immigration/profile' },
};

/** The HTTP request of an operation. */
export function requestFor(operation: Operation): Request {
  switch (operation.does) {
    case 'make':
      return operation.file === undefined
        ? { method: 'POST', path: listPaths[operation.on], json: operation.content }
        : {
            method: 'POST',
            path: `${listPaths.document}/upload`,
            form: () => createForm(operation.content, operation.file),
          };
    case 'change':
      return {
        // An earlier visa is replaced as a whole.
        method: operation.on === 'visa' ? 'PUT' : 'PATCH',
        path: `${listPaths[operation.on]}/${operation.id}`,
        json: operation.content,
      };
    case 'remove':
      return { method: 'DELETE', path: `${listPaths[operation.on]}/${operation.id}` };
    case 'fill in':
      return {
        method: 'POST',
        path: sheetPaths[operation.on].write,
        json: withTruthValues(operation.content),
      };
  }
}

function createForm(
  { title = '', category = '', fileName = '' }: Content,
  file: Buffer | undefined,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title, category, documentType: 'passport', stage: 'ilr' })) {
    form.set(name, value);
  }
  form.set('file', new Blob([new Uint8Array(file ?? [])], { type: 'application/pdf' }), fileName);
  return form;
}

const withTruthValues = (content: Content) =>
  Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      value === 'true' || value === 'false' ? value === 'true' : value,
    ]),
  );
