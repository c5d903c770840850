import { formSheetKeys, formSheetQuery, formSheetResponse } from '@settlewise/contract/forms';
import { DomainError } from '@settlewise/domain/kernel';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { App } from '../../app';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { query, textInPath } from '../../http/validate';
import { toFormRecord } from '@settlewise/casework/forms';
import { formParts } from '@settlewise/projections';
import { sheetNotFoundText, fillFormSheet } from '../../record/forms/fillFormSheet';
import { createPersonReader } from '../../record/person/person';
import { readOwnRecord } from '../../record/readOwnRecord';

/** Fills in sheets of Home Office forms from the signed-in person's record. Nothing is stored or sent. */
export function formRoutes(routes: Routes, app: App): void {
  const { clock } = app;
  const persons = createPersonReader(app);

  routes.get('/api/forms/:form', {
    summary: 'Fills in a form from your record, question by question, for you or a dependant.',
    description:
      'Questions are in words of our own. Those about a whole life are explained and never answered. Nothing is sent to anybody.',
    caller: signedIn,
    input: sheetInput,
    answers: { 200: formSheetResponse },
    refusals: {
      404: 'There is no such form, or no such dependant.',
      422: 'The query says no person or no day, or the dates of the record cannot be counted with.',
    },
    handle: async (ctx, { userId }, { for: applicant, on }) => {
      const key = textInPath(ctx, 'form');
      const form = formSheetKeys.find((known) => known === key);
      if (form === undefined) throw sheetNotFound();
      const today = civilDateInLondon(clock());
      const [personRecord, owner] = await Promise.all([
        readOwnRecord(app, ctx, userId, formParts),
        persons.find(ctx, userId),
      ]);
      const record = toFormRecord(personRecord, owner, today);
      const sheet = fillFormSheet(record, { form, applicant: applicant ?? 'you', on: on ?? today });
      if (sheet === null) throw sheetNotFound();
      ctx.body = sheet;
    },
  });
}

const sheetNotFound = () => new DomainError('notFound', 'form_sheet_not_found', sheetNotFoundText);

const sheetInput = query(formSheetQuery, {
  for: 'Whose sheet: `you`, or the number of a dependant; without it yours.',
  on: 'The day of the application; without it today.',
});
