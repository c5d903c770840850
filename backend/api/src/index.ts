export type { ApiConfig, ApiDependencies } from './apiDependencies';
export { type Api, composeApi } from './compose';
export { defaultRateLimits, type Limit, type RateLimits } from './http/rateLimit';
