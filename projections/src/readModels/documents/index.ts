export { documentsProjection } from './projection';
export { findDocument, listDocumentIds, listDocuments, type StoredDocument } from './queries';
