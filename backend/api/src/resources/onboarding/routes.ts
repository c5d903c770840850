import { userProfileRequest, userProfileResponse } from '@settlewise/contract/onboarding';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { App } from '../../app';
import { ownCommand } from '../../http/commandContext';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body } from '../../http/validate';
import { createPersonReader } from '../../record/person/person';
import { createSavePerson } from '../../record/person/savePerson';
import { onboardingChange, presentUserProfile } from './profile';

/** The profile of the six onboarding steps, saved after each step. */
export function onboardingRoutes(routes: Routes, app: App): void {
  const { readYourWrites, clock } = app;
  const persons = createPersonReader(app);
  const savePerson = createSavePerson(app.commands);

  routes.get('/api/user/profile', {
    summary: 'Tells what a person answered at the beginning.',
    caller: signedIn,
    answers: { 200: userProfileResponse },
    handle: async (ctx, { userId }) => {
      ctx.body = presentUserProfile(await persons.find(ctx, userId));
    },
  });

  routes.put('/api/user/profile', {
    summary: 'Keeps what a person answers at the beginning.',
    caller: signedIn,
    input: body(userProfileRequest),
    answers: { 200: userProfileResponse },
    handle: async (ctx, { userId }, request) => {
      const now = clock();
      const change = onboardingChange(request, await persons.load(userId), civilDateInLondon(now));
      const { person, positions } = await savePerson(change, ownCommand(ctx, userId, now));
      readYourWrites.remember(ctx, ...positions);
      ctx.body = presentUserProfile(person);
    },
  });
}
