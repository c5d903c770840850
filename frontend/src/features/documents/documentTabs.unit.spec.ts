import { documentCategoryOptions } from '@settlewise/contract/documents';
import { describe, expect, test } from 'vitest';
import { documentsOf, documentTabs, hasNoTab, whereTheOthersAre } from './documentTabs';
import { aDocument } from './testing/aDocument';

describe('The tabs of the documents', () => {
  const documents = documentCategoryOptions.map(({ value }) => aDocument({ category: value }));

  test('stand in their order', () => {
    expect(documentTabs.map(({ key }) => key)).toEqual([
      'all',
      'identity',
      'employment',
      'financial',
      'residence',
      'visa',
      'tests',
      'other',
      'checklist',
    ]);
  });

  test('All has every document, whatever its category', () => {
    expect(documentsOf('all', documents)).toEqual(documents);
  });

  test('a tab has the documents of its category and no others', () => {
    for (const { key } of documentTabs.filter((tab) => !['all', 'checklist'].includes(tab.key)))
      expect(documentsOf(key, documents).map(({ category }) => category)).toEqual([key]);
  });

  test('what has no tab is said to be under All', () => {
    expect(documentCategoryOptions.map(({ value }) => value).filter(hasNoTab)).toEqual([
      'language',
      'education',
      'legal',
    ]);
    expect(whereTheOthersAre).toBe('Language, education and legal documents are under All.');
  });
});
