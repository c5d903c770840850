const key = (userId: string) => `settlewise.confirmAddressPutAway.${userId}`;
const weekMs = 7 * 24 * 60 * 60 * 1_000;

/** Whether this person put the notice away less than a week ago, in this browser. @param now milliseconds since 1970 */
export function isPutAway(userId: string, now: number): boolean {
  try {
    const at = Number(localStorage.getItem(key(userId)));
    return Number.isFinite(at) && at > 0 && now >= at && now - at < weekMs;
  } catch {
    // Storage can be blocked; the notice then shows on each page.
    return false;
  }
}

/** Puts the notice away for a week. @param now milliseconds since 1970 */
export function putAway(userId: string, now: number): void {
  try {
    localStorage.setItem(key(userId), String(now));
  } catch {
    // Without storage it is put away until the page is loaded again.
  }
}
