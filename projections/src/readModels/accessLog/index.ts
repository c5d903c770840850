export { accessLogProjection } from './projection';
export { listAccessLog, type AccessLogWanted, type AccessLogEntry } from './queries';
