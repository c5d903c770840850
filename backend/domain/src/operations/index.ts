export { operationDecider, operationStream, type OperationCommand, type OperationState } from './decider';
export { operations, type OperationEvent } from './events';
