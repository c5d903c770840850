export * from './types';
export { CodecError } from './errors';
export {
  createCodec,
  decodeHeading,
  type Codec,
  type CodecOptions,
  type Encoded,
  type EventsToWrite,
} from './createCodec';
export { hashEvent, checkLink, verifyChain, type BrokenLink, type Link, type LinkFault } from './hashChain';
