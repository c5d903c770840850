import { readNotificationRequest } from '@settlewise/contract';
import {
  notificationDecider,
  notificationNotFound,
  notificationsStream,
  type NotificationCommand,
} from '@settlewise/domain';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { findNotification, listNotifications } from '@settlewise/projections';
import type { Knex } from 'knex';
import { repeatableCommand } from '../../http/commandContext';
import type { ReadYourWrites } from '../../http/readYourWrites';
import { nothing, type Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body, identifierInPath } from '../../http/validate';
import { presentNotification } from './presenter';

export interface NotificationRoutesOptions {
  readonly database: Knex;
  readonly commands: CommandHandler;
  readonly readYourWrites: ReadYourWrites;
  readonly clock: () => Date;
}

/** What the program has told a person. */
export function notificationRoutes(routes: Routes, options: NotificationRoutesOptions): void {
  const { database, commands, readYourWrites, clock } = options;
  const handle = (command: NotificationCommand, context: CommandContext) =>
    commands.handle(notificationDecider, notificationsStream(context.userId), command, context);

  routes.get('/api/notifications', signedIn, nothing, async (ctx, { userId }) => {
    await readYourWrites.upToDate(ctx, 'notifications');
    ctx.body = (await listNotifications(database, userId)).map(presentNotification);
  });

  routes.patch('/api/notifications/:id', signedIn, body(readNotificationRequest), async (ctx, { userId }) => {
    const notificationId = identifierInPath(ctx);
    if (notificationId === null) throw notificationNotFound();
    const context = repeatableCommand(ctx, userId, clock());
    const { position } = await handle({ type: 'ReadNotification', notificationId }, context);
    readYourWrites.remember(ctx, position);
    // It is in the stream already; the read model may be behind.
    await readYourWrites.upToDate(ctx, 'notifications');
    const notification = await findNotification(database, userId, notificationId);
    if (notification === null) throw notificationNotFound();
    ctx.body = presentNotification({ ...notification, isRead: true });
  });

  routes.post('/api/notifications/read-all', signedIn, nothing, async (ctx, { userId }) => {
    const context = repeatableCommand(ctx, userId, clock());
    const { position } = await handle({ type: 'ReadAllNotifications' }, context);
    readYourWrites.remember(ctx, position);
    ctx.status = 204;
  });
}
