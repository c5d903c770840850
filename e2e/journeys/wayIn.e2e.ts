import { mailedLink } from '../support/outbox';
import { aPerson, expectToast, fillInRegistration, openRegisterTab, signUp } from '../support/people';
import { inDays } from '../support/record';
import { confirmEmail, grantAccess } from '../support/sharing';
import { expect, test } from '../support/test';

test('a lawyer follows an invitation, sees who shares a record, registers, confirms the address and reaches the record', async ({
  page,
  browser,
  program,
}) => {
  const owner = await signUp(page);
  await confirmEmail(page, program, owner);
  const lawyer = { ...aPerson(), firstName: 'Lena', lastName: 'Lane' };
  const record = `/shared-with-me/${await grantAccess(page, lawyer.email, inDays(20))}`;
  const invitation = await mailedLink(program, lawyer.email, record);

  const context = await browser.newContext({ baseURL: program.address });
  const other = await context.newPage();
  await other.goto(invitation);
  await expect(other).toHaveURL('/auth');
  await expect(other.getByRole('heading', { name: 'Amara Khan shares their record with you' })).toBeVisible();
  await openRegisterTab(other);
  await fillInRegistration(other, lawyer);
  await expectToast(other, 'Registration successful');
  await expect(other).toHaveURL(record);
  await expect(other.getByText('Confirm your email address first')).toBeVisible();
  await other.goto(await mailedLink(program, lawyer.email, '/verify-email'));
  await expect(other).toHaveURL(record);
  await expectToast(other, 'Thank you, your email address is confirmed');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Amara Khan’s record');
  await context.close();
});
