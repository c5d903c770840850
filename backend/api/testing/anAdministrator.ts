import { randomUUID } from 'node:crypto';
import { registerRequest, userResponse } from '@settlewise/contract/accounts';
import { administratorAccessResponse } from '@settlewise/contract/admin';
import { aPerson, type SignedUp } from './aPerson';
import type { TestApi } from './startTestApi';
import { Visitor } from './visitor';

/** A signed-in administrator, who is in the register of administrators too. */
export async function anAdministrator({
  address,
  register,
  administrators,
}: Pick<TestApi, 'address' | 'register' | 'administrators'>): Promise<SignedUp> {
  const registration = aPerson().registration();
  await register(registerRequest.parse(registration), { role: 'admin', correlationId: randomUUID() });
  const { username, password } = registration;
  await administrators.enrol(username);
  const visitor = new Visitor(address);
  const answer = await visitor.post('/api/login', { username, password });
  if (answer.status !== 200) throw new Error(`Signing in was answered with ${answer.status}`);
  return { visitor, user: userResponse.parse(answer.json), credentials: { username, password } };
}

/** Opens a person's record for an administrator. @returns the access's id, for the query `look` */
export async function openRecord({ visitor }: SignedUp, userId: string): Promise<string> {
  const answer = await visitor.post('/api/admin/looks', {
    userId,
    reason: 'Ticket 17: a journey is missing',
  });
  if (answer.status !== 201) throw new Error(`Opening was answered with ${answer.status}: ${answer.message}`);
  return administratorAccessResponse.parse(answer.json).id;
}
