import type { LawDeskEvent, LawNotice } from '@settlewise/domain/lawDesk';
import { defineProjection } from '../../runner/projection';
import { lawNoticesTable, sourceReadingsTable } from './table';

const toColumns = (
  { title, text, source, day, standing, concerns, people }: LawNotice & { readonly people: number },
  revision: bigint,
) => ({
  version: Number(revision),
  title,
  text,
  day,
  standing,
  concerns,
  people,
  source_title: source.title,
  source_url: source.url,
});

export const lawDeskProjection = defineProjection<LawDeskEvent>()({
  name: 'law_desk',
  version: 1,
  aboutNobody: true,
  tables: { law_notices: lawNoticesTable, source_readings: sourceReadingsTable },
  handlers: {
    LawNoticePublished({ data, revision }, { law_notices: notices }) {
      notices.put({
        notice_id: data.noticeId,
        ...toColumns(data, revision),
        published_at: data.publishedAt,
        corrected_at: null,
        withdrawn_at: null,
        withdrawn_because: null,
      });
    },
    LawNoticeCorrected({ data, revision }, { law_notices: notices }) {
      notices.change(
        { notice_id: data.noticeId },
        { ...toColumns(data, revision), corrected_at: data.correctedAt },
      );
    },
    LawNoticeWithdrawn({ data }, { law_notices: notices }) {
      notices.change(
        { notice_id: data.noticeId },
        { withdrawn_at: data.withdrawnAt, withdrawn_because: data.reason },
      );
    },
    SourceReadAgain({ data }, { source_readings: readings }) {
      readings.put({ source: data.source, read_on: data.readOn });
    },
  },
});
