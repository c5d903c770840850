export {
  anotherIsOpen,
  endedFirst,
  endsJourney,
  journeyDecider,
  journeysStream,
  mostJourneys,
  openJourney,
  secondOpenJourneys,
  type JourneyChange,
  type JourneyCommand,
  type JourneyState,
} from './decider';
export type { JourneyEvent } from './events';
export { hasLeftIfStillAway, journeyFields, type JourneyDetails } from './fields';
