import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { z } from 'zod';
import type { App } from '../app';
import { repeatableCommand } from '../http/commandContext';
import type { ApiContext } from '../http/context';
import type { Routes } from '../http/routes';
import { signedIn } from '../http/session';
import { body, identifierInPath } from '../http/validate';
import type { Written } from './written';

type Path = `/api/${string}`;

interface AddCall<Request, Answer> {
  readonly summary: string;
  readonly request: z.ZodType<Request>;
  readonly response: z.ZodType;
  readonly run: (request: Request, context: CommandContext) => Promise<Written<Answer>>;
}

interface ChangeCall<Id, Request, Answer> {
  readonly summary: string;
  readonly request: z.ZodType<Request>;
  readonly response: z.ZodType;
  readonly run: (id: Id | null, request: Request, context: CommandContext) => Promise<Written<Answer>>;
}

interface RemoveCall<Id> {
  readonly summary: string;
  readonly run: (id: Id | null, context: CommandContext) => Promise<Written<null>>;
}

/** Declares the calls that change a list of the signed-in person. */
export interface ListCalls<Id> {
  /** Answers 201 with the new item. */
  post<Request, Answer>(path: Path, call: AddCall<Request, Answer>): void;
  /** Answers 200 with the changed item. */
  patch<Request, Answer>(path: Path, call: ChangeCall<Id, Request, Answer>): void;
  /** The same for a request that holds the whole item. */
  put<Request, Answer>(path: Path, call: ChangeCall<Id, Request, Answer>): void;
  /** Answers 204. */
  delete(path: Path, call: RemoveCall<Id>): void;
}

export function createListCalls(
  routes: Routes,
  app: Pick<App, 'readYourWrites' | 'clock'>,
): ListCalls<string>;
/** @param readId reads the id of the path `…/:id`; null for an id that this program never creates */
export function createListCalls<Id>(
  routes: Routes,
  app: Pick<App, 'readYourWrites' | 'clock'>,
  readId: (ctx: ApiContext) => Id | null,
): ListCalls<Id>;
export function createListCalls(
  routes: Routes,
  { readYourWrites, clock }: Pick<App, 'readYourWrites' | 'clock'>,
  readId: (ctx: ApiContext) => unknown = identifierInPath,
): ListCalls<unknown> {
  /** Runs a command and remembers its position, so that the person's next request reads what it wrote. */
  async function run<Answer>(
    ctx: ApiContext,
    userId: string,
    command: (context: CommandContext) => Promise<Written<Answer>>,
  ): Promise<Answer> {
    const { answer, position } = await command(repeatableCommand(ctx, userId, clock()));
    readYourWrites.remember(ctx, position);
    return answer;
  }

  const declareChange =
    (method: 'patch' | 'put') =>
    <Request, Answer>(path: Path, call: ChangeCall<unknown, Request, Answer>) => {
      const { summary, request, response } = call;
      routes[method](path, {
        summary,
        caller: signedIn,
        input: body(request),
        repeatable: true,
        answers: { 200: response },
        handle: async (ctx, { userId }, change) => {
          ctx.body = await run(ctx, userId, (context) => call.run(readId(ctx), change, context));
        },
      });
    };

  return {
    post(path, call) {
      const { summary, request, response } = call;
      routes.post(path, {
        summary,
        caller: signedIn,
        input: body(request),
        repeatable: true,
        answers: { 201: response },
        handle: async (ctx, { userId }, item) => {
          const answer = await run(ctx, userId, (context) => call.run(item, context));
          ctx.status = 201;
          ctx.body = answer;
        },
      });
    },

    patch: declareChange('patch'),
    put: declareChange('put'),

    delete(path, { summary, run: remove }) {
      routes.delete(path, {
        summary,
        caller: signedIn,
        repeatable: true,
        answers: { 204: null },
        handle: async (ctx, { userId }) => {
          await run(ctx, userId, (context) => remove(readId(ctx), context));
          ctx.status = 204;
        },
      });
    },
  };
}
