import { collectionContract, type Presented, referees } from '@settlewise/contract/collections';

/** A referee of the record who can be either of the two, with what a test says in its place. */
export const aReferee = (
  said: Partial<Presented<typeof referees.fields>> = {},
): Presented<typeof referees.fields> => ({
  ...collectionContract(referees).response.parse({ ...referees.example, id: 'r1' }),
  ...said,
});
