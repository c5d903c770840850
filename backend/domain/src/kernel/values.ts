import { z } from 'zod';

/** Unguessable identifier of a person, a journey, a request. */
export const identifier = z.uuid();

/** An existing calendar day, `yyyy-MM-dd`, from 1900 to 2199. */
export const recordedDate = z.iso.date().refine((date) => date >= '1900-01-01' && date < '2200-01-01');

/** ISO 8601 instant in UTC. */
export const instant = z.iso.datetime();
