import type { RulesResponse } from '@settlewise/contract';
import type { ChangeOnDay } from '@settlewise/rules';
import { sourceOf } from './presentedSource';

/** A change of the rules as calls write it. */
export const presentChange = ({
  source,
  nature: _,
  ...change
}: ChangeOnDay): RulesResponse['changes'][number] => ({ ...change, source: sourceOf(source) });
