import { writtenDate } from '@settlewise/rules/assessment';
import type { LawNotice } from '@settlewise/domain/lawDesk';
import type { CivilDate } from '@settlewise/rules/calendar';
import { noticesAbout, topicsOfFamily } from '@settlewise/rules/notices';
import { isBritishByList } from '../../record/citizenshipApplication';
import type { RecordOnDay } from '../../record/recordOn';
import type { Trigger } from '../trigger';

/** The texts of the alert for a notice. An administrator previews the same texts before publishing. */
export function alertOfNotice({ title, text, day, standing }: LawNotice): {
  readonly title: string;
  readonly message: string;
} {
  return standing === 'announced'
    ? {
        title: `Announced, not the law: ${title}`,
        message: `${text} It was announced on ${writtenDate(day)}. It is not the law, and your dates here stay as they are.`,
      }
    : {
        title: `Changed in the law: ${title}`,
        message: `${text} It is in force since ${writtenDate(day)}. Your dates here do not include it yet, so read the source before you apply.`,
      };
}

/** Alerts for the notices that concern the route of a person or of a dependant. A correction sends a new alert. */
export function lawNotices(
  { registeredOn, details, dependants, applications, lawNotices: notices }: RecordOnDay,
  today: CivilDate,
): readonly Trigger[] {
  const person = { ...details, british: isBritishByList(applications) };
  return noticesAbout(notices, topicsOfFamily(person, dependants, today)).map((notice) => {
    const { noticeId, version, publishedOn, source } = notice;
    return {
      kind: 'law_notice',
      about: `${noticeId} ${version}`,
      date: null,
      link: '/changes',
      source: { title: source.title, url: source.url, checkedOn: publishedOn },
      steps: [
        {
          from: publishedOn > registeredOn ? publishedOn : registeredOn,
          name: 'published',
          type: 'other',
          ...alertOfNotice(notice),
        },
      ],
    };
  });
}
