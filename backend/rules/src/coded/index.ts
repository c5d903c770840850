export {
  codeReason,
  codeSentence,
  sayHeadline,
  sayMargin,
  sayReason,
  type CodedReason,
  type CodedSentence,
} from './codedSentence';
export { isCount } from './ownValues';
