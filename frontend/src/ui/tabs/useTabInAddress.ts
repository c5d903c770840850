import { useSearchParams } from 'react-router-dom';
import type { Tab } from './Tabs';

/**
 * Keeps the chosen tab in the address (`?tab=overdue`), so that a link leads to it. The first tab needs no word there, and
 * an unknown word means the first.
 */
export function useTabInAddress<Key extends string>(
  tabs: readonly Tab<Key>[],
  first: NoInfer<Key>,
  parameter = 'tab',
): readonly [selected: Key, select: (key: Key) => void] {
  const [search, setSearch] = useSearchParams();
  const selected = tabs.find(({ key }) => key === search.get(parameter))?.key ?? first;
  const select = (key: Key) =>
    setSearch(key === first ? {} : { [parameter]: key }, { replace: true, preventScrollReset: true });
  return [selected, select];
}
