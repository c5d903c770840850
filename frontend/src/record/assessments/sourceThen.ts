import type { CivilDate } from '@settlewise/rules/calendar';
import type { Source } from '@settlewise/rules/parameters';

interface KeptSource {
  readonly title: string;
  readonly url: string;
  readonly checkedOn: CivilDate;
  readonly laterVersion?: CivilDate | undefined;
}

/** The source of a saved answer, as the pages show sources. */
export const sourceThen = ({ title, url, checkedOn, laterVersion }: KeptSource): Source => ({
  title,
  url,
  retrievedOn: checkedOn,
  ...(laterVersion === undefined ? {} : { laterVersion }),
});
