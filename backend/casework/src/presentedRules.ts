import type { ChecklistResponse } from '@settlewise/contract/checklist';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { RulesResponse } from '@settlewise/contract/rules';
import type { ChecklistResult } from '@settlewise/rules/documentChecklist';
import type { ChangeOnDay, Source } from '@settlewise/rules/parameters';

/** `checkedOn` is the date on which the source was last read. */
export const presentSource = ({ title, url, retrievedOn, laterVersion }: Source) => ({
  title,
  url,
  checkedOn: retrievedOn,
  ...(laterVersion === undefined ? {} : { laterVersion }),
});

export const withPresentedSource = <Row extends { readonly source: Source }>({ source, ...row }: Row) => ({
  ...row,
  source: presentSource(source),
});

export const presentChecklist = ({
  requirements,
  ...rest
}: ChecklistResult): DeepReadonly<ChecklistResponse> => ({
  requirements: requirements.map(withPresentedSource),
  ...rest,
});

export const presentChange = ({ nature: _, ...change }: ChangeOnDay): RulesResponse['changes'][number] =>
  withPresentedSource(change);
