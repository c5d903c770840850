import type { LawNews, LawNoticeResponse } from '@settlewise/contract/lawDesk';
import type { CivilDate } from '@settlewise/rules/calendar';
import { type AnswerTopics, newsAbout } from '@settlewise/rules/notices';
import { ageInWords, ageOfRules, type Readings, ruleSet, sources } from '@settlewise/rules/parameters';
import type { LawDesk } from '@settlewise/projections';
import type { StoredLawNotice } from '@settlewise/casework/record';

export const presentLawNotice = ({
  noticeId: id,
  title,
  text,
  source,
  day,
  standing,
  concerns,
  publishedOn,
}: StoredLawNotice): LawNoticeResponse => ({
  id,
  title,
  text,
  source: { title: source.title, url: source.url },
  day,
  standing,
  concerns: [...concerns],
  publishedOn,
});

/** When today's rules were last read, and up to which date news is covered. */
export function findRulesAge(readings: Readings) {
  const { rulesReadOn, newsTo } = ageOfRules(readings, ruleSet);
  return { rulesReadOn, newsTo: newsTo ?? sources.statementsOfChanges.retrievedOn };
}

/** The news about the law that concerns an answer. */
export function presentLawNews(
  { notices, readings }: LawDesk,
  about: AnswerTopics,
  today: CivilDate,
): LawNews {
  const news = newsAbout(notices, about, today);
  const age = findRulesAge(readings);
  return {
    ...age,
    says: ageInWords(age),
    notices: news.notices.map(presentLawNotice),
    announcedRisks: news.risks.map(({ title, source }) => ({ title, source: { ...source } })),
  };
}
