import { ilrVisaTypes, permittedReasonKeys } from '@settlewise/contract';
import { permittedReasons, visaTypes } from '@settlewise/rules';
import { expect, it } from 'vitest';

it('the contract lists the permitted reasons that the engine knows', () => {
  expect(permittedReasonKeys).toEqual(permittedReasons);
});

it('the engine knows every visa type that the calculator of settlement can send', () => {
  expect(ilrVisaTypes.filter((visaType) => !visaTypes.includes(visaType))).toEqual([]);
});
