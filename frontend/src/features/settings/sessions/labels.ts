import type { SessionListResponse } from '@settlewise/contract/accountSettings';

export type Session = SessionListResponse['sessions'][number];

/** `Firefox on Windows`, as far as it is known. */
export function nameOf({ browser, system }: Session): string {
  if (browser !== null && system !== null) return `${browser} on ${system}`;
  return browser ?? system ?? 'A device we do not know';
}
