import { randomUUID } from 'node:crypto';
import {
  adminLawDeskResponse,
  adminLawNoticeResponse,
  lawNoticePreviewRequest,
  type LawNoticePreviewRequest,
  lawNoticePreviewResponse,
  type LawNoticePreviewResponse,
  publishLawNoticeRequest,
  type PublishLawNoticeRequest,
  sourceReadingsRequest,
  withdrawLawNoticeRequest,
} from '@settlewise/contract/admin';
import { DomainError } from '@settlewise/domain/kernel';
import {
  type LawDeskCommand,
  lawDeskDecider,
  type LawDeskEvent,
  lawDeskStream,
  type LawNotice,
} from '@settlewise/domain/lawDesk';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { noticeConcerns } from '@settlewise/rules/notices';
import { keyedSources } from '@settlewise/rules/parameters';
import { countConcerned, listLawNotices } from '@settlewise/projections';
import { alertOfNotice } from '@settlewise/casework/alerts';
import type { Administrator } from '../../../identity/administratorGuard';
import type { ApiContext } from '../../../http/context';
import type { Routes } from '../../../http/routes';
import { body, identifierInPath } from '../../../http/validate';
import type { AdminApp } from '../adminApp';
import { administratorCommand } from '../administratorCommand';
import { presentAdministered, presentDesk } from './presenter';

const readModel = 'law_desk';

const contentRefusals = {
  409: 'It is not the text of the preview, or the notice is withdrawn.',
  422: 'A route is not known, or the day is in the future.',
};

/** Publishes notices about the law, and records readings of its sources. Neither changes a calculation. */
export function adminLawDeskRoutes(routes: Routes, app: AdminApp): void {
  const { database, commands, keyed, readYourWrites, administrator, clock } = app;

  const previewCode = (notice: LawNotice) =>
    keyed.hash('preview of a law notice', JSON.stringify(notice)).slice(0, 32);

  /** Executes a command, and waits until all requests see its effect. */
  async function execute(
    ctx: ApiContext,
    caller: Administrator,
    command: LawDeskCommand,
    request: unknown,
  ): Promise<readonly LawDeskEvent[]> {
    const context = administratorCommand(ctx, caller, caller.userId, clock());
    const { events, position } = await commands.handle(lawDeskDecider, lawDeskStream, command, {
      ...context,
      // The fingerprint omits the time, the count and the known rules, which differ in a repeated request.
      requestFingerprint: JSON.stringify([command.type, request]),
    });
    readYourWrites.remember(ctx, position);
    await readYourWrites.upToDate(ctx, readModel);
    return events;
  }

  async function buildPreview(notice: LawNotice): Promise<LawNoticePreviewResponse> {
    const people = await countConcerned(database, notice, civilDateInLondon(clock()));
    const { title, message } = alertOfNotice(notice);
    return { people, alert: { title, message }, code: previewCode(notice) };
  }

  /** Builds the content of a notice command. @throws DomainError conflict if it differs from the preview */
  async function checkContent({ code, ...fields }: PublishLawNoticeRequest) {
    const notice = toNotice(fields);
    const now = clock();
    const today = civilDateInLondon(now);
    validateNotice(notice, today);
    if (code !== previewCode(notice)) throw previewMismatch();
    const people = await countConcerned(database, notice, today);
    return { notice, knownConcerns: noticeConcerns, people, today, at: now.toISOString() };
  }

  async function presentNotice(id: string) {
    const found = (await listLawNotices(database)).find(({ noticeId }) => noticeId === id);
    if (found === undefined) throw noticeNotFound();
    return presentAdministered(found);
  }

  routes.get('/api/admin/rules/law', {
    summary: 'Lists the notices about the law, and when each source of the rules was last read.',
    caller: administrator,
    answers: { 200: adminLawDeskResponse },
    handle: async (ctx) => {
      await readYourWrites.upToDate(ctx, readModel);
      ctx.body = await presentDesk(database, clock());
    },
  });

  routes.post('/api/admin/rules/law/preview', {
    summary: 'Counts whom a notice concerns, and shows what they will read. Nothing is stored.',
    caller: administrator,
    input: body(lawNoticePreviewRequest),
    answers: { 200: lawNoticePreviewResponse },
    refusals: { 422: 'A route is not known, or the day is in the future.' },
    handle: async (ctx, _caller, fields) => {
      const notice = toNotice(fields);
      validateNotice(notice, civilDateInLondon(clock()));
      ctx.body = await buildPreview(notice);
    },
  });

  routes.post('/api/admin/rules/law/notices', {
    summary: 'Publishes a notice about the law, with the code of its preview.',
    caller: administrator,
    input: body(publishLawNoticeRequest),
    repeatable: true,
    answers: { 201: adminLawNoticeResponse },
    refusals: contentRefusals,
    handle: async (ctx, caller, request) => {
      const noticeId: string = randomUUID();
      const content = await checkContent(request);
      const command = { type: 'PublishLawNotice', noticeId, ...content } as const;
      const events = await execute(ctx, caller, command, request);
      // A repeated request returns the notice of the first one.
      const published = events.find(({ type }) => type === 'LawNoticePublished');
      ctx.status = 201;
      ctx.body = await presentNotice(
        published?.type === 'LawNoticePublished' ? published.data.noticeId : noticeId,
      );
    },
  });

  routes.post('/api/admin/rules/law/notices/:id/correct', {
    summary: 'Corrects a notice about the law, with the code of its preview.',
    caller: administrator,
    input: body(publishLawNoticeRequest),
    repeatable: true,
    answers: { 200: adminLawNoticeResponse },
    refusals: contentRefusals,
    handle: async (ctx, caller, request) => {
      const noticeId = noticeIdInPath(ctx);
      const content = await checkContent(request);
      await execute(ctx, caller, { type: 'CorrectLawNotice', noticeId, ...content }, [noticeId, request]);
      ctx.body = await presentNotice(noticeId);
    },
  });

  routes.post('/api/admin/rules/law/notices/:id/withdraw', {
    summary: 'Withdraws a notice about the law, for a reason.',
    caller: administrator,
    input: body(withdrawLawNoticeRequest),
    repeatable: true,
    answers: { 200: adminLawNoticeResponse },
    refusals: { 409: 'It is already withdrawn.' },
    handle: async (ctx, caller, { reason }) => {
      const noticeId = noticeIdInPath(ctx);
      const at = clock().toISOString();
      await execute(ctx, caller, { type: 'WithdrawLawNotice', noticeId, reason, at }, [noticeId, reason]);
      ctx.body = await presentNotice(noticeId);
    },
  });

  routes.post('/api/admin/rules/law/readings', {
    summary: 'Records that sources were read on a day and still say the same.',
    caller: administrator,
    input: body(sourceReadingsRequest),
    repeatable: true,
    answers: { 200: adminLawDeskResponse },
    refusals: { 422: 'The day is in the future.' },
    handle: async (ctx, caller, request) => {
      const now = clock();
      const moment = { today: civilDateInLondon(now), at: now.toISOString() };
      const command = {
        type: 'RecordSourceReadings',
        ...request,
        ...moment,
        knownSources: keyedSources,
      } as const;
      await execute(ctx, caller, command, request);
      ctx.body = await presentDesk(database, now);
    },
  });
}

const toNotice = ({
  title,
  text,
  sourceTitle,
  sourceUrl,
  day,
  standing,
  concerns,
}: LawNoticePreviewRequest): LawNotice => ({
  title,
  text,
  day,
  standing,
  concerns,
  source: { title: sourceTitle, url: sourceUrl },
});

/** Refuses what publishing would refuse. @throws DomainError invalid */
function validateNotice(notice: LawNotice, today: string): void {
  const about = { noticeId: '', notice, knownConcerns: noticeConcerns, people: 0, today, at: '' };
  lawDeskDecider.decide({ type: 'PublishLawNotice', ...about }, lawDeskDecider.initialState);
}

/** @throws DomainError notFound */
function noticeIdInPath(ctx: ApiContext): string {
  const id = identifierInPath(ctx);
  if (id === null) throw noticeNotFound();
  return id;
}

const noticeNotFound = () => new DomainError('notFound', 'law_notice_not_found', 'There is no such notice.');
const previewMismatch = () =>
  new DomainError(
    'conflict',
    'not_as_previewed',
    'This is not the text of the preview. Look at the preview again, and then publish.',
    'code',
  );
