import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultRateLimits as limits, type Limit } from './rateLimit';

const decisions = readFileSync(new URL('../../../../infra/security/decisions.md', import.meta.url), 'utf8');
const rowOf = (start: string): string =>
  decisions
    .split('\n')
    .find((line) => line.startsWith(`| ${start}`))
    ?.replaceAll(',', '') ?? '';

const spans: Readonly<Record<number, string>> = {
  [15 * 60]: '15 minutes',
  [60 * 60]: 'hour',
  [24 * 60 * 60]: 'day',
};

test.each<readonly [string, readonly Limit[]]>([
  ['sign-in, by name', [limits.signInByAccount, limits.signInByAddress]],
  ['mails with links', [limits.mailsByRecipient]],
  ['registrations', [limits.registerByAddress, limits.forgotByAddress, limits.linkByAddress]],
  ['current password', [limits.passwordByAccount]],
  ['codes of a second factor', [limits.codesByAccount, limits.codesByAccountInADay]],
  ['exports · accesses', [limits.exportByAccount, limits.grantsByAccount, limits.looksByAccount]],
  ['calculations · notices', [limits.calculationsByAddress, limits.lawNoticesByAddress]],
  ['readings of a calendar', [limits.calendarByAddress, limits.calendarByAccount]],
  ['results shared by a link · looks', [limits.sharingByAddress, limits.sharedResultsByAddress]],
  ['all that changes something', [limits.writesByAccount]],
])('the security decisions state the program’s limit of %s', (start, held) => {
  const row = rowOf(start);
  for (const { attempts, seconds } of held) {
    expect(row).toMatch(new RegExp(String.raw`\b${attempts}\b`));
    expect(row).toContain(spans[seconds]);
  }
});
