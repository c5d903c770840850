export type { Api, ApiConfig, ApiDependencies } from './apiDependencies';
export { composeApi } from './compose';
export { defaultRateLimits, type Limit, type RateLimits } from './http/rateLimit';
