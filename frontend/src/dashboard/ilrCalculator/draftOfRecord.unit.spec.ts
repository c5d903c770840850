import { describe, expect, it } from 'vitest';
import { aJourney } from '../../testing/builders';
import { emptyDraft } from '../../public/ilr/draft/ilrDraft';
import { draftOfRecord, type RecordForCalculator } from './draftOfRecord';

const nothing: RecordForCalculator = {
  ilr: { visaType: null, visaStartDate: null, countedFrom: null, hasEnglishLanguage: false },
  citizenship: { meetsGoodCharacter: false },
  journeys: [],
};

describe('the calculator filled in from a record', () => {
  it('leaves everything open that the record does not say', () =>
    expect(draftOfRecord(nothing)).toEqual(emptyDraft()));

  it('takes visa, start, journeys and declarations over', () => {
    const draft = draftOfRecord({
      ilr: {
        visaType: 'ancestry',
        visaStartDate: '2022-05-04',
        countedFrom: null,
        hasEnglishLanguage: true,
      },
      citizenship: { meetsGoodCharacter: true },
      journeys: [aJourney('Spain', '2025-03-01', '2025-03-10')],
    });
    expect(draft).toMatchObject({
      step: 1,
      visaType: 'ancestry',
      visaStartDate: '2022-05-04',
      useDetailedAbsences: true,
      englishLanguageRequirement: true,
      meetsSalaryRequirement: null,
      goodCharacter: true,
    });
    expect(draft.absences).toMatchObject([{ from: '2025-03-01', to: '2025-03-10', days: 10 }]);
  });

  it('starts with the first visa whose years count', () => {
    const ilr = {
      visaType: 'bno',
      visaStartDate: '2024-05-04',
      countedFrom: '2021-01-10',
      hasEnglishLanguage: false,
    };
    expect(draftOfRecord({ ...nothing, ilr })).toMatchObject({
      visaType: 'bno',
      visaStartDate: '2021-01-10',
    });
  });
});
