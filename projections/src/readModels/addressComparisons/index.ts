export { addressComparisonsProjection } from './projection';
export {
  findComparison,
  listAskedComparisons,
  listComparisonsOf,
  listComparisonsToSend,
  type ComparisonOfTwo,
  type RecordedComparison,
} from './queries';
