export { documentsProjection } from './projection';
export {
  findDocument,
  listDocumentIds,
  hasDocumentOfType,
  listDocuments,
  type StoredDocument,
} from './queries';
