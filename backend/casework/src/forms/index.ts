export { formRecordOf, formWords } from './formRecord';
