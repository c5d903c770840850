export {
  anotherIsOpen,
  endedFirst,
  endsJourney,
  journeyDecider,
  journeysStream,
  openJourney,
  secondOpenJourneys,
  type JourneyChange,
  type JourneyCommand,
  type JourneyState,
} from './decider';
export { journeyList, type JourneyEvent } from './events';
export { hasLeftIfStillAway, journeyFields, mostJourneys, type JourneyDetails } from './fields';
