import { citizenshipCalculationRequest, ilrCalculationRequest } from '@settlewise/contract/assessments';
import { describe, expect, it } from 'vitest';
import {
  aSavedCitizenshipResult,
  aSavedIlrResult,
  citizenshipForm,
  ilrForm,
} from '../../../testing/savedResults';
import { citizenshipDraft, requestOf } from '../citizenship/draft/citizenshipDraft';
import { ilrDraft } from '../ilr/draft/ilrDraft';
import { formOf, payloadOf } from '../ilr/draft/requestOf';
import { forgetDraft, writeDraft } from '../../../record/drafts/draftStorage';
import { citizenshipAnswers, ilrAnswers, putIntoCalculator, wouldReplaceOthers } from './answersAgain';

describe('The answers of a saved result', () => {
  it('are a form that the ILR calculator takes, and ask the same again', () => {
    const draft = ilrDraft.parse(ilrAnswers(ilrForm));
    expect(draft.absences.map(({ days }) => days)).toEqual([204, 10]);
    const { detailedAbsences, ...asked } = formOf(payloadOf(draft));
    const { detailedAbsences: then, ...before } = ilrCalculationRequest.parse(ilrForm);
    expect(asked).toMatchObject({
      ...before,
      // Sent with every question, but no answer of the person's.
      currentImmigrationStatus: 'valid_visa',
      visaExpiryDate: '2028-01-10',
    });
    expect(detailedAbsences.map(({ startDate, endDate }) => [startDate, endDate])).toEqual(
      then.map(({ startDate, endDate }) => [startDate, endDate]),
    );
  });

  it('are a form that the citizenship calculator takes, and ask the same again', () => {
    const draft = citizenshipDraft.parse(citizenshipAnswers(citizenshipForm));
    const { absenceRecords, ...asked } = requestOf(draft);
    const { absenceRecords: then, ...before } = citizenshipForm;
    // What the dates show nobody has to say.
    expect(asked).toEqual({ ...before, settlementStatus12Months: true });
    expect(absenceRecords).toMatchObject(then);
    expect(absenceRecords[0]?.totalDays).toBe(20);
  });
});

describe('A journey without a return', () => {
  const open = { startDate: '2026-11-01', endDate: '2026-11-21', stillAway: true } as const;

  it('stays open in the ILR calculator', () => {
    const form = ilrCalculationRequest.parse({ ...ilrForm, detailedAbsences: [open] });
    const draft = ilrDraft.parse(ilrAnswers(form));
    expect(formOf(payloadOf(draft)).detailedAbsences).toMatchObject([open]);
  });

  it('stays open in the citizenship calculator', () => {
    const form = { ...citizenshipForm, absenceRecords: [open] };
    const draft = citizenshipDraft.parse(citizenshipAnswers(form));
    expect(citizenshipCalculationRequest.parse(requestOf(draft)).absenceRecords).toMatchObject([open]);
  });
});

describe('Answers in the calculator', () => {
  it.each([aSavedIlrResult(), aSavedCitizenshipResult()])(
    'are others than those of a $calculator result only when an answer differs',
    (saved) => {
      forgetDraft(saved.calculator);
      expect(wouldReplaceOthers(saved)).toBe(false);
      putIntoCalculator(saved);
      expect(wouldReplaceOthers(saved)).toBe(false);
      const draft = saved.calculator === 'ilr' ? ilrAnswers(saved.form) : citizenshipAnswers(saved.form);
      writeDraft(saved.calculator, { ...draft, step: 3 });
      expect(wouldReplaceOthers(saved)).toBe(false);
      writeDraft(saved.calculator, { ...draft, useDetailedAbsences: false });
      expect(wouldReplaceOthers(saved)).toBe(true);
      forgetDraft(saved.calculator);
    },
  );
});
