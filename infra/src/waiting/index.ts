export { BackOff } from './backOff';
export { Bell } from './bell';
export { pause } from './pause';
export { unlessAborted } from './unlessAborted';
