export {
  createThreadPool,
  TooManyCalculationsError,
  type ThreadPool,
  type ThreadPoolOptions,
} from './createThreadPool';
