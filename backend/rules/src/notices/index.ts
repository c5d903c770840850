export {
  noticeConcerns,
  newsAbout,
  noticesAbout,
  topicOfPerson,
  topicOfProgress,
  topicsOfFamily,
  type AnnouncedRisk,
  type Concerned,
  type ConcernedDependant,
  type LawNoticeShown,
  type Topic,
  type AnswerTopics,
} from './lawNotices';
