export { composeApi, type Api, type ApiConfig, type ApiParts } from './compose';
export { defaultRateLimits, type Limit, type RateLimits } from './http/rateLimit';
