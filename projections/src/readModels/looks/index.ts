export { looksProjection } from './projection';
export { listLooks, type LooksWanted, type RecordedLook } from './queries';
