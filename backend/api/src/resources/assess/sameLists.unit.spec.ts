import { permittedReasonKeys } from '@settlewise/contract/assessments';
import { visaTypeValues } from '@settlewise/contract/visaTypeChoices';
import { permittedReasons } from '@settlewise/rules/assessment';
import { routeOfVisaType, routes, visaTypes } from '@settlewise/rules/routes';
import { expect, it } from 'vitest';

it('the contract lists the permitted reasons that the engine knows', () => {
  expect(permittedReasonKeys).toEqual(permittedReasons);
});

it('the engine and the list have the same visa types', () => {
  expect(visaTypeValues.toSorted()).toEqual(visaTypes.toSorted());
});

it('every route can be chosen', () => {
  const chosen = new Set(visaTypeValues.map(routeOfVisaType));
  expect(routes.map(({ key }) => key).filter((key) => !chosen.has(key))).toEqual([]);
});
