export {
  collectionDecider,
  streamOfCollection,
  refusalsOf,
  type CollectionCommand,
  type CollectionState,
} from './decider';
export { collectionEvents, type CollectionEvent } from './events';
