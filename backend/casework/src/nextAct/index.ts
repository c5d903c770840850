export { nextActOf } from './nextAct';
export { runningOf } from './running';
