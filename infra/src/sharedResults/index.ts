export {
  createSharedResults,
  type FoundSharedResult,
  type NewSharedResult,
  type SharedResults,
  type LinkStatus,
} from './sharedResults';
