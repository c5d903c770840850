export {
  createSharedResults,
  type FoundSharedResult,
  type NewSharedResult,
  type SharedResults,
} from './sharedResults';
