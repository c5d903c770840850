import { civilDateInLondon } from '@settlewise/rules/calendar';
import { z } from 'zod';
import { DemoVisitor } from './demoVisitor';
import { demoAdministrator, demoPassword, demoPeople, type DemoPerson } from './people';
import { createPdf } from './createPdf';

export interface DemoOptions {
  /** The address at which the program listens. */
  readonly address: URL;
  /** Where people reach it. */
  readonly publicUrl: URL;
  readonly now: Date;
  /** No API call does this, because only the operator can create an administrator. */
  readonly createAdministrator: (administrator: typeof demoAdministrator) => Promise<void>;
}

/**
 * Adds three people, through the program's own calls, and an administrator. Call it only for an empty store.
 * @returns lines that explain how to sign in @throws DemoRefusedError
 */
export async function fillDemo({
  address,
  publicUrl,
  now,
  createAdministrator,
}: DemoOptions): Promise<readonly string[]> {
  const people = demoPeople(civilDateInLondon(now));
  for (const person of people) await fill(new DemoVisitor(address, publicUrl.origin), person);
  await createAdministrator(demoAdministrator);
  return [
    `Three people to look around with, and an administrator. Sign in with one of these names; the password of each is: ${demoPassword}`,
    ...people.map(({ username, summary }) => `  ${username.padEnd(6)} ${summary}`),
    `  ${demoAdministrator.username.padEnd(6)} administrator: people, history and operations at /admin`,
  ];
}

const added = z.object({ id: z.union([z.string(), z.number()]) });

async function fill(visitor: DemoVisitor, person: DemoPerson): Promise<void> {
  const { username, firstName, lastName } = person;
  await visitor.send('POST', '/api/register', {
    username,
    firstName,
    lastName,
    password: demoPassword,
    email: `${username}@example.org`,
  });
  await visitor.send('PUT', '/api/user/profile', person.profile);
  await visitor.send('POST', '/api/account/settings', { onboarding: 'done' });
  await visitor.send('POST', '/api/immigration/profile/personal', person.personal);
  await visitor.send('POST', '/api/immigration/profile/visa', person.visa);
  for (const visa of person.earlierVisas) {
    await visitor.send('POST', '/api/immigration/profile/visa-history', visa);
  }
  for (const dependant of person.dependants) await visitor.send('POST', '/api/dependants', dependant);
  for (const journey of person.journeys) await visitor.send('POST', '/api/absences', journey);
  for (const { stage, ...task } of person.tasks) {
    const open = stage === 'completed' ? 'pending' : stage;
    const { id } = added.parse(await visitor.send('POST', '/api/tasks', { ...task, stage: open }));
    if (stage === 'completed') await visitor.send('PATCH', `/api/tasks/${id}`, { stage });
  }
  for (const { fields, fileName, text } of person.documents) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new Blob([new Uint8Array(createPdf(text))], { type: 'application/pdf' }), fileName);
    await visitor.send('POST', '/api/documents/upload', form);
  }
}
