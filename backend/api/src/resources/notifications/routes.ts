import {
  answerNotificationRequest,
  notificationListResponse,
  notificationResponse,
  type NotificationResponse,
  readNotificationRequest,
} from '@settlewise/contract/notifications';
import {
  type NotificationCommand,
  notificationDecider,
  notificationNotFound,
  notificationsStream,
} from '@settlewise/domain/notifications';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import { findNotification, listAlertAnswers, listNotifications } from '@settlewise/projections';
import type { App } from '../../app';
import { repeatableCommand } from '../../http/commandContext';
import type { ApiContext } from '../../http/context';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body, identifierInPath } from '../../http/validate';
import { toAlertAnswers, presentNotification } from '../../record/notifications/presenter';

/** A person's notifications. */
export function notificationRoutes(routes: Routes, app: App): void {
  const { database, commands, readYourWrites, clock } = app;

  const handle = (command: NotificationCommand, context: CommandContext) =>
    commands.handle(notificationDecider, notificationsStream(context.userId), command, context);

  const readAnswers = async (userId: string) => toAlertAnswers(await listAlertAnswers(database, userId));

  /** Reads a notification after the read model contains the write of this request. */
  async function readCurrent(
    ctx: ApiContext,
    userId: string,
    notificationId: string,
  ): Promise<NotificationResponse> {
    await readYourWrites.upToDate(ctx, 'notifications');
    const notification = await findNotification(database, userId, notificationId);
    if (notification === null) throw notificationNotFound();
    return presentNotification(notification, await readAnswers(userId));
  }

  routes.get('/api/notifications', {
    summary: 'Lists what a person was told.',
    caller: signedIn,
    answers: { 200: notificationListResponse },
    handle: async (ctx, { userId }) => {
      await readYourWrites.upToDate(ctx, 'notifications');
      const answers = await readAnswers(userId);
      ctx.body = (await listNotifications(database, userId)).map((each) =>
        presentNotification(each, answers),
      );
    },
  });

  routes.patch('/api/notifications/:id', {
    summary: 'Marks a notification as read.',
    caller: signedIn,
    input: body(readNotificationRequest),
    repeatable: true,
    answers: { 200: notificationResponse },
    handle: async (ctx, { userId }) => {
      const notificationId = identifierInPath(ctx);
      if (notificationId === null) throw notificationNotFound();
      const context = repeatableCommand(ctx, userId, clock());
      const { position } = await handle({ type: 'ReadNotification', notificationId }, context);
      readYourWrites.remember(ctx, position);
      ctx.body = { ...(await readCurrent(ctx, userId, notificationId)), isRead: true };
    },
  });

  routes.post('/api/notifications/:id/answer', {
    summary: 'Marks an alert as done or as not for the person, puts it off, or takes that back.',
    description:
      'It holds for the later steps of the same alert as well. `not_for_me` holds for every later day, too, except of a deadline (`act`).',
    caller: signedIn,
    input: body(answerNotificationRequest),
    repeatable: true,
    answers: { 200: notificationResponse },
    handle: async (ctx, { userId }, request) => {
      const notificationId = identifierInPath(ctx);
      if (notificationId === null) throw notificationNotFound();
      const now = clock();
      const answer = request.answer === 'snoozed' ? { ...request, on: civilDateInLondon(now) } : request;
      const { position } = await handle(
        { type: 'AnswerAlert', notificationId, given: answer },
        // The fingerprint omits the day, because a repeated request may come on another one.
        {
          ...repeatableCommand(ctx, userId, now),
          requestFingerprint: JSON.stringify(['answer', notificationId, request]),
        },
      );
      readYourWrites.remember(ctx, position);
      ctx.body = await readCurrent(ctx, userId, notificationId);
    },
  });

  routes.post('/api/notifications/read-all', {
    summary: 'Marks all notifications as read.',
    caller: signedIn,
    repeatable: true,
    answers: { 204: null },
    handle: async (ctx, { userId }) => {
      const context = repeatableCommand(ctx, userId, clock());
      const { position } = await handle({ type: 'ReadAllNotifications' }, context);
      readYourWrites.remember(ctx, position);
      ctx.status = 204;
    },
  });
}
