export * from './types';
export { CodecError } from './errors';
export { createCodec, type Codec, type CodecOptions, type Encoded, type EventsToWrite } from './createCodec';
export { verifyChain, type BrokenLink } from './hashChain';
