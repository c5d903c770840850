export {
  createNewsSubscribers,
  newsRequestDays,
  type LeftNews,
  type NewsSubscriber,
  type NewsSubscribers,
} from './newsSubscribers';
