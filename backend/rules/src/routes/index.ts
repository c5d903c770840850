export { combinesWith } from './combining';
export type { AbsenceCounting, IgnoredAbsences, Route, SettlementRule } from './route';
export { notesOn } from './routeNote';
export { asksForYears, isRouteKey, findRoute, routes, yearsOn, type RouteKey } from './routes';
export { routeOfVisaType, visaTypeOfRoute, visaTypes } from './visaTypes';
