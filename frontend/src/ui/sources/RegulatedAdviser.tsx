import { adviser } from '@settlewise/rules/assessment';

/** Whom to ask about one's own case, with the official list of them. Goes on inside a sentence. */
export function RegulatedAdviser() {
  return <a href="https://www.gov.uk/find-an-immigration-adviser">{adviser}</a>;
}
