export { countAllEvents, countEventsByDay, type EventsOfDay } from './byDay';
export { auditEventsProjection } from './projection';
export { auditEventsFitting, type AuditFilter, type AuditSearch, type Fitting } from './filter';
export { countAuditEvents, findAuditEvent, listAuditEvents, type AuditEvent } from './queries';
export { listAuditChain } from './chain';
