import { createListErrors, refuseBroken } from '../collections/items';
import { requireOwnItem, type StreamItem } from '../collections/ownStream';
import { changed, findChanges } from '../fields';
import type { CommandOf, Decider } from '../kernel/decider';
import type { DocumentChange, DocumentEvent, DocumentFile } from './events';
import { documentFields, documentRules, mostDocuments, type DocumentDetails } from './fields';

interface OwnDocument {
  readonly documentId: string;
  /** The person who sends the command. Only the owner finds the document. */
  readonly userId: string;
}

export type DocumentCommand =
  | CommandOf<
      'UploadDocument',
      OwnDocument & {
        readonly document: DocumentDetails;
        readonly file: DocumentFile;
        readonly uploadedAt: string;
      }
    >
  | CommandOf<'ChangeDocument', OwnDocument & { readonly change: DocumentChange }>
  | CommandOf<'RemoveDocument', OwnDocument>
  /** Prevents a document that was never added from being added later, because its slot in the list is released. */
  | CommandOf<'GiveUpDocument', OwnDocument>;

/** A document in its owner's vault. */
export interface VaultDocument {
  readonly userId: string;
  readonly details: DocumentDetails;
  readonly file: DocumentFile;
  /** ISO 8601 instant in UTC. */
  readonly uploadedAt: string;
}

export type DocumentState = StreamItem<VaultDocument>;

export const documentStream = (documentId: string) => `document-${documentId}`;

export const documentErrors = createListErrors({
  words: { one: 'document', many: 'documents' },
  most: mostDocuments,
});

export const documentDecider: Decider<DocumentCommand, DocumentState, DocumentEvent> = {
  initialState: null,

  decide(command, state) {
    const { documentId } = command;
    switch (command.type) {
      case 'UploadDocument': {
        const { userId, document, file, uploadedAt } = command;
        if (state !== null) throw documentErrors.exists();
        refuseBroken(documentRules, document);
        return [{ type: 'DocumentUploaded', data: { documentId, userId, ...document, file, uploadedAt } }];
      }
      case 'ChangeDocument': {
        const { details } = requireOwnItem(state, command.userId, documentErrors);
        const change = findChanges(documentFields, details, command.change);
        if (Object.keys(change).length === 0) return [];
        refuseBroken(documentRules, changed(documentFields, details, change));
        return [{ type: 'DocumentChanged', data: { documentId, ...change } }];
      }
      case 'RemoveDocument': {
        requireOwnItem(state, command.userId, documentErrors);
        return [{ type: 'DocumentRemoved', data: { documentId } }];
      }
      case 'GiveUpDocument':
        return state === null ? [{ type: 'DocumentRemoved', data: { documentId } }] : [];
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'DocumentUploaded': {
        const { documentId: _documentId, userId, file, uploadedAt, ...details } = event.data;
        return { userId, details, file, uploadedAt };
      }
      case 'DocumentChanged': {
        const { documentId: _documentId, ...change } = event.data;
        return state === null || state === 'removed'
          ? state
          : { ...state, details: changed(documentFields, state.details, change) };
      }
      case 'DocumentRemoved':
        return 'removed';
    }
  },
};
