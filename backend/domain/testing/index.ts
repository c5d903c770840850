export { refusedBy, takenBy, type RefusedValue, type TakenValue } from './typedValues';
