export {
  lawDeskDecider,
  lawDeskStream,
  type KnownSource,
  type LawDeskCommand,
  type LawDeskState,
} from './decider';
export {
  lawNoticeLimits,
  lawNoticeStandings,
  type LawDeskEvent,
  type LawNotice,
  type LawNoticeStanding,
} from './events';
