import { documentCategoryOptions, type DocumentResponse } from '@settlewise/contract/documents';
import type { Tab } from '../../ui/tabs/Tabs';

export type DocumentTab =
  'all' | 'identity' | 'employment' | 'financial' | 'residence' | 'visa' | 'tests' | 'other' | 'checklist';

export const documentTabs: readonly Tab<DocumentTab>[] = [
  { key: 'all', label: 'All' },
  { key: 'identity', label: 'Identity' },
  { key: 'employment', label: 'Employment' },
  { key: 'financial', label: 'Financial' },
  { key: 'residence', label: 'Residence' },
  { key: 'visa', label: 'Visa' },
  { key: 'tests', label: 'Tests' },
  { key: 'other', label: 'Other' },
  { key: 'checklist', label: 'Checklist' },
];

/** The documents that a tab shows, in the order of the list. */
export const documentsOf = (
  tab: DocumentTab,
  documents: readonly DocumentResponse[],
): readonly DocumentResponse[] =>
  tab === 'all' ? documents : documents.filter(({ category }) => category === tab);

/** Whether documents of a category are found under All only. */
export const hasNoTab = (category: string): boolean =>
  category !== '' && documentTabs.every(({ key }) => key !== category);

const withoutTab = documentCategoryOptions
  .filter(({ value }) => hasNoTab(value))
  .map(({ label }) => label.toLowerCase());

/** Says where documents are whose category has no tab: `Language, education and legal documents are under All.` */
export const whereTheOthersAre = sentenceOf(withoutTab);

function sentenceOf(names: readonly string[]): string {
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} documents are under All.`;
}
