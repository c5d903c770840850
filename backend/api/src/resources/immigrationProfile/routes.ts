import {
  personalDetailsRequest,
  visaAnswersRequest,
  visaApplicationRequest,
  visaDetailsRequest,
  visaHistoryRequest,
  type VisaTypesResponse,
} from '@settlewise/contract/immigrationProfile';
import { visaTypes } from '@settlewise/contract/visaTypes';
import { listVisaHistory } from '@settlewise/projections';
import type { Knex } from 'knex';
import { ownCommand, repeatableCommand } from '../../http/commandContext';
import type { ReadYourWrites } from '../../http/readYourWrites';
import { anyone, nothing, type Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body, identifierInPath } from '../../http/validate';
import { personalChange, visaChange } from './changes';
import type { PersonReader } from '../../record/person/person';
import { presentEntry } from '../../record/visaHistory/presenter';
import { presentPersonalDetails, presentVisaDetails } from './presenter';
import type { SavePerson } from '../../record/person/savePerson';
import type { VisaHistoryCommands } from './visaHistory';

export interface ImmigrationProfileRoutesOptions {
  readonly database: Knex;
  readonly persons: PersonReader;
  readonly savePerson: SavePerson;
  readonly visaHistory: VisaHistoryCommands;
  readonly readYourWrites: ReadYourWrites;
  readonly clock: () => Date;
}

/** Personal details, the visa that a person has, and those that they had. */
export function immigrationProfileRoutes(routes: Routes, options: ImmigrationProfileRoutesOptions): void {
  const { database, persons, savePerson, visaHistory, readYourWrites, clock } = options;

  routes.get('/api/immigration/profile', signedIn, nothing, async (ctx, { userId }) => {
    const { details } = await persons.find(ctx, userId);
    ctx.body = presentVisaDetails(details, await listVisaHistory(database, userId));
  });

  routes.post(
    '/api/immigration/profile/visa',
    signedIn,
    body(visaDetailsRequest),
    async (ctx, { userId }, request) => {
      const details = visaChange(request);
      const { person, positions } = await savePerson({ details }, ownCommand(ctx, userId, clock()));
      readYourWrites.remember(ctx, ...positions);
      await readYourWrites.upToDate(ctx, 'immigration_profile');
      ctx.body = presentVisaDetails(person.details, await listVisaHistory(database, userId));
    },
  );

  routes.patch(
    '/api/immigration/profile/visa',
    signedIn,
    body(visaAnswersRequest),
    async (ctx, { userId }, details) => {
      const { person, positions } = await savePerson({ details }, ownCommand(ctx, userId, clock()));
      readYourWrites.remember(ctx, ...positions);
      await readYourWrites.upToDate(ctx, 'immigration_profile');
      ctx.body = presentVisaDetails(person.details, await listVisaHistory(database, userId));
    },
  );

  routes.get('/api/immigration/profile/personal', signedIn, nothing, async (ctx, { userId }) => {
    ctx.body = presentPersonalDetails(await persons.find(ctx, userId));
  });

  routes.post(
    '/api/immigration/profile/personal',
    signedIn,
    body(personalDetailsRequest),
    async (ctx, { userId }, request) => {
      const change = personalChange(request, await persons.load(userId));
      const { person, positions } = await savePerson(change, ownCommand(ctx, userId, clock()));
      readYourWrites.remember(ctx, ...positions);
      ctx.body = presentPersonalDetails(person);
    },
  );

  routes.get('/api/immigration/profile/visa-history', signedIn, nothing, async (ctx, { userId }) => {
    await readYourWrites.upToDate(ctx, 'immigration_profile');
    ctx.body = (await listVisaHistory(database, userId)).map(presentEntry);
  });

  routes.post(
    '/api/immigration/profile/visa-history',
    signedIn,
    body(visaHistoryRequest),
    async (ctx, { userId }, entry) => {
      const { answer, position } = await visaHistory.add(entry, repeatableCommand(ctx, userId, clock()));
      readYourWrites.remember(ctx, position);
      ctx.status = 201;
      ctx.body = answer;
    },
  );

  routes.put(
    '/api/immigration/profile/visa-history/:id',
    signedIn,
    body(visaHistoryRequest),
    async (ctx, { userId }, entry) => {
      const context = repeatableCommand(ctx, userId, clock());
      const { answer, position } = await visaHistory.change(identifierInPath(ctx), entry, context);
      readYourWrites.remember(ctx, position);
      ctx.body = answer;
    },
  );

  routes.patch(
    '/api/immigration/profile/visa-history/:id',
    signedIn,
    body(visaApplicationRequest),
    async (ctx, { userId }, change) => {
      const context = repeatableCommand(ctx, userId, clock());
      const { answer, position } = await visaHistory.change(identifierInPath(ctx), change, context);
      readYourWrites.remember(ctx, position);
      ctx.body = answer;
    },
  );

  routes.delete('/api/immigration/profile/visa-history/:id', signedIn, nothing, async (ctx, { userId }) => {
    const context = repeatableCommand(ctx, userId, clock());
    const { position } = await visaHistory.remove(identifierInPath(ctx), context);
    readYourWrites.remember(ctx, position);
    ctx.status = 204;
  });

  // The same for everybody, signed in or not.
  routes.get('/api/visa-types', anyone, nothing, (ctx) => {
    ctx.body = visaTypes satisfies VisaTypesResponse;
  });
}
