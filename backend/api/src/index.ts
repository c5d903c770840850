export type { Api, ApiConfig, ApiParts } from './apiParts';
export { composeApi } from './compose';
export { defaultRateLimits, type Limit, type RateLimits } from './http/rateLimit';
