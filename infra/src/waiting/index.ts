export { BackOff } from './backOff';
export { Signal } from './signal';
export { pause } from './pause';
export { rejectOnAbort } from './rejectOnAbort';
