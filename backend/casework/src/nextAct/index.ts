export { decideNextAct } from './nextAct';
export { listPendingApplications } from './running';
