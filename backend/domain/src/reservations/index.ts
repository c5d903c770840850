export {
  reservationDecider,
  reservationStream,
  normaliseName,
  type ReservationKind,
  type ReservationCommand,
  type ReservationEvent,
  type ReservationState,
} from './reservation';
