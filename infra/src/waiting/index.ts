export { BackOff } from './backOff';
export { Signal } from './signal';
export { pause } from './pause';
export { unlessAborted } from './unlessAborted';
