export { documentsProjection } from './projection';
export { findDocument, listDocumentIds, listDocuments } from './queries';
