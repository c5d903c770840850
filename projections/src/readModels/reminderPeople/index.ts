export { reminderPeopleProjection } from './projection';
