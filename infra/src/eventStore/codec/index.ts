export * from './types';
export { CodecError } from './errors';
export {
  createCodec,
  headingOf,
  type Codec,
  type CodecOptions,
  type Encoded,
  type EventsToWrite,
} from './createCodec';
export { hashOf, judge, verifyChain, type BrokenLink, type Link, type LinkFault } from './hashChain';
