export {
  createNewsSubscribers,
  newsRequestDays,
  type LeaveOutcome,
  type NewsSubscriber,
  type NewsSubscribers,
} from './newsSubscribers';
