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
import { ownCommand } from '../../http/commandContext';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body } from '../../http/validate';
import { createListCalls } from '../../record/listCalls';
import { toPersonChange, toDetailsChange } from './changes';
import { createPersonReader } from '../../record/person/person';
import { presentEntry } from '../../record/visaHistory/presenter';
import { presentPersonalDetails, presentVisaDetails } from './presenter';
import { createSavePerson } from '../../record/person/savePerson';
import { createVisaHistoryCommands } from './visaHistory';

/** A person's details, current visa and earlier visas. */
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
      const details = toDetailsChange(request);
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
      const change = toPersonChange(request, await persons.load(userId));
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

  const calls = createListCalls(routes, app);
  calls.post('/api/immigration/profile/visa-history', {
    summary: 'Adds an earlier visa.',
    request: visaHistoryRequest,
    response: visaHistoryEntryResponse,
    run: visaHistory.add,
  });
  calls.put('/api/immigration/profile/visa-history/:id', {
    summary: 'Writes an earlier visa anew.',
    request: visaHistoryRequest,
    response: visaHistoryEntryResponse,
    run: visaHistory.change,
  });
  calls.patch('/api/immigration/profile/visa-history/:id', {
    summary: 'Answers questions about an earlier visa.',
    request: visaApplicationRequest,
    response: visaHistoryEntryResponse,
    run: visaHistory.change,
  });
  calls.delete('/api/immigration/profile/visa-history/:id', {
    summary: 'Removes an earlier visa.',
    run: visaHistory.remove,
  });
}
