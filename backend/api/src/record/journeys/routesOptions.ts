import type { Knex } from 'knex';
import type { Calculations } from '../../calculations/createCalculations';
import type { ReadYourWrites } from '../../http/readYourWrites';
import type { JourneyCommands } from './commands';

/** What the calls of either path to the journeys need. */
export interface JourneyRoutesOptions {
  readonly database: Knex;
  readonly journeys: JourneyCommands;
  readonly calculations: Calculations;
  readonly readYourWrites: ReadYourWrites;
  readonly clock: () => Date;
}
