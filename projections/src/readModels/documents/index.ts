export { documentsProjection } from './projection';
export { countDocuments, findDocument, listDocuments, type StoredDocument } from './queries';
