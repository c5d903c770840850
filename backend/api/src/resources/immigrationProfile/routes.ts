import {
  personalDetailsRequest,
  personalDetailsResponse,
  visaAnswersRequest,
  visaApplicationRequest,
  visaDetailsRequest,
  visaDetailsResponse,
  visaHistoryEntryResponse,
  visaHistoryRequest,
  visaHistoryResponse,
} from '@settlewise/contract/immigrationProfile';
import { listVisaHistory } from '@settlewise/projections';
import type { App } from '../../app';
import { ownCommand, repeatableCommand } from '../../http/commandContext';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body, identifierInPath } from '../../http/validate';
import { personalChange, visaChange } from './changes';
import { createPersonReader } from '../../record/person/person';
import { presentEntry } from '../../record/visaHistory/presenter';
import { presentPersonalDetails, presentVisaDetails } from './presenter';
import { createSavePerson } from '../../record/person/savePerson';
import { createVisaHistoryCommands } from './visaHistory';

/** Personal details, the visa that a person has, and those that they had. */
export function immigrationProfileRoutes(routes: Routes, app: App): void {
  const { database, readYourWrites, clock } = app;
  const persons = createPersonReader(app);
  const savePerson = createSavePerson(app.commands);
  const visaHistory = createVisaHistoryCommands(app);

  routes.get('/api/immigration/profile', {
    summary: 'Tells the present visa.',
    caller: signedIn,
    answers: { 200: visaDetailsResponse },
    handle: async (ctx, { userId }) => {
      const { details } = await persons.find(ctx, userId);
      ctx.body = presentVisaDetails(details, await listVisaHistory(database, userId));
    },
  });

  routes.post('/api/immigration/profile/visa', {
    summary: 'Keeps the present visa.',
    caller: signedIn,
    input: body(visaDetailsRequest),
    answers: { 200: visaDetailsResponse },
    handle: async (ctx, { userId }, request) => {
      const details = visaChange(request);
      const { person, positions } = await savePerson({ details }, ownCommand(ctx, userId, clock()));
      readYourWrites.remember(ctx, ...positions);
      await readYourWrites.upToDate(ctx, 'immigration_profile');
      ctx.body = presentVisaDetails(person.details, await listVisaHistory(database, userId));
    },
  });

  routes.patch('/api/immigration/profile/visa', {
    summary: 'Answers questions about the present visa.',
    caller: signedIn,
    input: body(visaAnswersRequest),
    answers: { 200: visaDetailsResponse },
    handle: async (ctx, { userId }, details) => {
      const { person, positions } = await savePerson({ details }, ownCommand(ctx, userId, clock()));
      readYourWrites.remember(ctx, ...positions);
      await readYourWrites.upToDate(ctx, 'immigration_profile');
      ctx.body = presentVisaDetails(person.details, await listVisaHistory(database, userId));
    },
  });

  routes.get('/api/immigration/profile/personal', {
    summary: 'Tells the personal details.',
    caller: signedIn,
    answers: { 200: personalDetailsResponse },
    handle: async (ctx, { userId }) => {
      ctx.body = presentPersonalDetails(await persons.find(ctx, userId));
    },
  });

  routes.post('/api/immigration/profile/personal', {
    summary: 'Keeps the personal details.',
    caller: signedIn,
    input: body(personalDetailsRequest),
    answers: { 200: personalDetailsResponse },
    handle: async (ctx, { userId }, request) => {
      const change = personalChange(request, await persons.load(userId));
      const { person, positions } = await savePerson(change, ownCommand(ctx, userId, clock()));
      readYourWrites.remember(ctx, ...positions);
      ctx.body = presentPersonalDetails(person);
    },
  });

  routes.get('/api/immigration/profile/visa-history', {
    summary: 'Lists earlier visas.',
    caller: signedIn,
    answers: { 200: visaHistoryResponse },
    handle: async (ctx, { userId }) => {
      await readYourWrites.upToDate(ctx, 'immigration_profile');
      ctx.body = (await listVisaHistory(database, userId)).map(presentEntry);
    },
  });

  routes.post('/api/immigration/profile/visa-history', {
    summary: 'Adds an earlier visa.',
    caller: signedIn,
    input: body(visaHistoryRequest),
    repeatable: true,
    answers: { 201: visaHistoryEntryResponse },
    handle: async (ctx, { userId }, entry) => {
      const { answer, position } = await visaHistory.add(entry, repeatableCommand(ctx, userId, clock()));
      readYourWrites.remember(ctx, position);
      ctx.status = 201;
      ctx.body = answer;
    },
  });

  routes.put('/api/immigration/profile/visa-history/:id', {
    summary: 'Writes an earlier visa anew.',
    caller: signedIn,
    input: body(visaHistoryRequest),
    repeatable: true,
    answers: { 200: visaHistoryEntryResponse },
    handle: async (ctx, { userId }, entry) => {
      const context = repeatableCommand(ctx, userId, clock());
      const { answer, position } = await visaHistory.change(identifierInPath(ctx), entry, context);
      readYourWrites.remember(ctx, position);
      ctx.body = answer;
    },
  });

  routes.patch('/api/immigration/profile/visa-history/:id', {
    summary: 'Answers questions about an earlier visa.',
    caller: signedIn,
    input: body(visaApplicationRequest),
    repeatable: true,
    answers: { 200: visaHistoryEntryResponse },
    handle: async (ctx, { userId }, change) => {
      const context = repeatableCommand(ctx, userId, clock());
      const { answer, position } = await visaHistory.change(identifierInPath(ctx), change, context);
      readYourWrites.remember(ctx, position);
      ctx.body = answer;
    },
  });

  routes.delete('/api/immigration/profile/visa-history/:id', {
    summary: 'Removes an earlier visa.',
    caller: signedIn,
    repeatable: true,
    answers: { 204: null },
    handle: async (ctx, { userId }) => {
      const context = repeatableCommand(ctx, userId, clock());
      const { position } = await visaHistory.remove(identifierInPath(ctx), context);
      readYourWrites.remember(ctx, position);
      ctx.status = 204;
    },
  });
}
