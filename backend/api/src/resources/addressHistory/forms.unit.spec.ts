import { addressCheckRequest } from '@settlewise/contract/addressHistory';
import { addressForms } from '@settlewise/rules/addressHistory';
import { expect, it } from 'vitest';

it('The call knows the forms of the rules, and no other', () => {
  expect(addressCheckRequest.shape.form.options).toEqual(addressForms);
});
