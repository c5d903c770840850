import { scenarios, type AnnouncedChange } from '../parameters/announcedChanges';
import { changes } from '../parameters/changes';
import { isConfirmed } from '../parameters/confidence';
import { undated, type CatalogueEntry } from './entry';

/** The current changes, as shown on the public page. */
export const changeEntries = (): readonly CatalogueEntry[] =>
  changes.map((change) => ({
    key: `change_${change.key}`,
    area: 'Changes',
    parameter: change.title,
    rows: [{ ...undated(change.text, change.source, isConfirmed(change.confidence)), from: change.from }],
    of: change,
    ...(change.nature === 'law' ? {} : { standing: change.nature }),
  }));

const count = (years: number) => (years === 1 ? '1 year' : `${years} years`);

function value({ effect, years, proposal }: AnnouncedChange): string {
  switch (effect) {
    case 'total':
      return years === null ? proposal : `${count(years)} in all`;
    case 'shorter_by':
      return years === null ? proposal : `${count(years)} less`;
    case 'longer_by':
      return years === null ? proposal : `${count(years)} more`;
    case 'unchanged':
      return years === null ? 'As today' : `${count(years)}, as today`;
    case 'closes':
      return proposal;
  }
}

/** Announced changes that are not law: they have no day and are not certain. */
export const announcedEntries = (): readonly CatalogueEntry[] =>
  scenarios.flatMap((scenario) =>
    scenario.changes.map((change) => ({
      key: `announced_${scenario.key}_${change.key}`,
      area: 'Announced',
      standing: 'announced',
      parameter: `${scenario.title}: ${change.title}`,
      rows: [undated(value(change), scenario.source, false)],
      of: change,
    })),
  );
