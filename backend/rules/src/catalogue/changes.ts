import { changes } from '../parameters/changes';
import { isConfirmed } from '../parameters/confidence';
import { undated, type CatalogueEntry } from './entry';

/** What is changing, as the public page tells it. */
export const changeEntries = (): readonly CatalogueEntry[] =>
  changes.map((change) => ({
    key: `change_${change.key}`,
    area: 'Changes',
    parameter: change.title,
    rows: [{ ...undated(change.text, change.source, isConfirmed(change.confidence)), from: change.from }],
    of: change,
    ...(change.nature === 'law' ? {} : { standing: change.nature }),
  }));
