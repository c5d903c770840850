import type { FeesResponse } from '@settlewise/contract/fees';
import type { FeesAnswer } from '@settlewise/rules/fees';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { sourceOf } from './presentedSource';

/** A bill as POST /api/fees answers with it, and as it is kept. */
export const presentFees = ({ lines, terms, ...answer }: FeesAnswer): DeepReadonly<FeesResponse> => ({
  ...answer,
  lines: lines.map(({ source, ...line }) => ({ ...line, source: source === null ? null : sourceOf(source) })),
  terms: terms.map(({ source, ...term }) => ({ ...term, source: sourceOf(source) })),
});
