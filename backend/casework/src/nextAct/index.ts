export { nextActOf } from './nextAct';
export { openDocumentsOf } from './openDocuments';
export { runningOf } from './running';
