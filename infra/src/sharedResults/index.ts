export {
  createSharedResults,
  type FoundSharedResult,
  type NewSharedResult,
  type SharedResults,
  type StandingOfLink,
} from './sharedResults';
