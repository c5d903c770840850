export {
  documentDecider,
  documentErrors,
  documentStream,
  type DocumentCommand,
  type DocumentState,
  type VaultDocument,
} from './decider';
export { documentUploaded, type DocumentChange, type DocumentEvent, type DocumentFile } from './events';
export { documentFields, mostDocuments, type DocumentDetails } from './fields';
