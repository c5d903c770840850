import type { NewsLinkRequest, NewsRequest } from '@settlewise/contract/news';
import { useSend } from '../../api/useSend';

/** POST /api/news; the answer is the same for a known and an unknown address. */
export const useAskForNews = () =>
  useSend({ request: (payload: NewsRequest) => ({ method: 'POST', path: '/api/news', payload }) });

/** POST /api/news/confirm or /api/news/leave, with what stands after the # of a mail's link. */
export const useNewsLink = (does: 'confirm' | 'leave') =>
  useSend({
    request: (payload: NewsLinkRequest) => ({ method: 'POST', path: `/api/news/${does}`, payload }),
  });
