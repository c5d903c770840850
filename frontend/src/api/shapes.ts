import type { z } from 'zod';
import type * as everyPages from './everyPagesShapes';

/** The shape of an answer, or how it is loaded. */
export type Shape<Answer> = z.ZodType<Answer> | (() => Promise<z.ZodType<Answer>>);

export const loadedShape = async <Answer>(shape: Shape<Answer>): Promise<z.ZodType<Answer>> =>
  typeof shape === 'function' ? shape() : shape;

type Shapes = typeof everyPages;

/** One of those that every page may need, loaded with its first answer: a visitor, of whom there is nothing to read, needs none. */
export const onDemand =
  <Name extends keyof Shapes>(name: Name) =>
  async (): Promise<Shapes[Name]> =>
    (await import('./everyPagesShapes'))[name];
