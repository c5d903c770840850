export { createErasedPeople, type ErasedPeople, type ErasedPeopleRead } from './erasedPeople';
export { UnsoundHeadError } from './errors';
export { createHeadPlace, headsUpTo, type HeadPlace, type SetAside } from './headPlace';
export { createLastSigned, type LastSigned } from './lastSigned';
export { createNewestHeads } from './newestHeads';
export { openLogHeads, type LogHeads } from './openLogHeads';
export { createHeadSigner, type HeadSigner, type LogHead, type SignedHead } from './signedHead';
export { readSoundHeads, type SoundHeads } from './soundHeads';
export {
  headWriterQueue,
  signLastHead,
  startHeadWriter,
  type StartHeadWriterOptions,
} from './startHeadWriter';
export {
  verifyLog,
  type LogBreak,
  type LogFault,
  type LogProgress,
  type LogProof,
  type Unsigned,
  type VerifyLogOptions,
} from './verifyLog';
export { createHeadWriter, type HeadWriter, type HeadWriterOptions } from './writeHeads';
