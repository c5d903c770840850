import type { RulesResponse } from '@settlewise/contract/rules';
import type { ChangeOnDay } from '@settlewise/rules/parameters';
import { sourceOf } from './presentedSource';

/** A change of the rules as calls write it. */
export const presentChange = ({
  source,
  nature: _,
  ...change
}: ChangeOnDay): RulesResponse['changes'][number] => ({ ...change, source: sourceOf(source) });
