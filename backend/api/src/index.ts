export { composeApi, type Api, type ApiConfig, type ApiParts, type Keyed } from './compose';
export { defaultRateLimits, type Limit, type RateLimits } from './http/rateLimit';
