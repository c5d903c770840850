export { createCheckRows, type CheckRows, type FinishedCheck, type StoredCheck } from './checkRows';
export { createErasedPeople, type ErasedPeople, type ErasedPeopleRead } from './erasedPeople';
export { UnsoundTreeHeadError } from './errors';
export { createTreeHeadStore, treeHeadsUpTo, type TreeHeadStore, type SetAside } from './treeHeadStore';
export { createLastSigned, type LastSigned } from './lastSigned';
export { createNewestTreeHeads } from './newestTreeHeads';
export { openTreeHeads, type TreeHeads } from './openTreeHeads';
export {
  createTreeHeadSigner,
  type TreeHeadSigner,
  type UnsignedTreeHead,
  type SignedTreeHead,
} from './signedTreeHead';
export { readSoundTreeHeads, type SoundTreeHeads } from './soundTreeHeads';
export {
  treeHeadWriterQueue,
  signLastTreeHead,
  startTreeHeadWriter,
  type StartTreeHeadWriterOptions,
} from './startTreeHeadWriter';
export {
  verifyLog,
  type LogBreak,
  type LogFault,
  type LogProgress,
  type LogProof,
  type UnsignedEvents,
  type VerifyLogOptions,
} from './verifyLog';
export { createTreeHeadWriter, type TreeHeadWriter, type TreeHeadWriterOptions } from './writeTreeHeads';
