import type { FeesResponse } from '@settlewise/contract';
import type { FeesAnswer } from '@settlewise/rules';
import type { DeepReadonly } from './deepReadonly';
import { sourceOf } from './presentedSource';

/** A bill as POST /api/fees answers with it, and as it is kept. */
export const presentFees = ({ lines, terms, ...answer }: FeesAnswer): DeepReadonly<FeesResponse> => ({
  ...answer,
  lines: lines.map(({ source, ...line }) => ({ ...line, source: source === null ? null : sourceOf(source) })),
  terms: terms.map(({ source, ...term }) => ({ ...term, source: sourceOf(source) })),
});
