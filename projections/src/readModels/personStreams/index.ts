export { personStreamsProjection } from './projection';
export { listStreamsOf } from './queries';
