import { answeredShape, typedShape } from '@settlewise/domain/fields';
import {
  dependantFields,
  expiresAfterStart,
  mostOwnJourneys,
  ownJourneyFields,
  tooManyOwnJourneys,
} from '@settlewise/domain/record';
import { z } from 'zod';
import { heldTo } from './fields';

export {
  dependantFields,
  mostOwnJourneys,
  otherParentOptions,
  travelsWithOptions,
} from '@settlewise/domain/record';

/** POST /api/dependants and PUT …/{id}. Both carry the whole dependant: what is left out or empty is not there. */
export const dependantRequest = z
  .object({
    ...typedShape(dependantFields),
    /** Read where they do not always travel with the person. */
    ownJourneys: z
      .array(z.object(typedShape(ownJourneyFields)), 'Please enter the journeys as a list')
      .max(mostOwnJourneys, tooManyOwnJourneys)
      .nullish(),
  })
  .refine(...heldTo(expiresAfterStart));
export type DependantRequest = z.infer<typeof dependantRequest>;

export const dependantResponse = z.object({
  /** A small number, counted up for each person: tasks name a dependant by it. */
  id: z.number(),
  ...answeredShape(dependantFields),
  ownJourneys: z.array(z.object(answeredShape(ownJourneyFields))).default([]),
});
export type DependantResponse = z.infer<typeof dependantResponse>;

/** GET /api/dependants: in the order in which they were added. */
export const dependantListResponse = z.array(dependantResponse);
