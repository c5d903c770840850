import { routeOfVisaType } from './visaTypes';

/**
 * What a screen shows for a visa type that was chosen on another: the type itself where the screen offers it, else the
 * first of its own with the same route, else `other` where it offers that. Null when it can show nothing.
 */
export function visaTypeOnScreen(offered: readonly string[], visaType: string | null): string | null {
  if (visaType === null || offered.includes(visaType)) return visaType;
  const route = routeOfVisaType(visaType);
  const sameRoute = route === null ? undefined : offered.find((type) => routeOfVisaType(type) === route);
  return sameRoute ?? (offered.includes('other') ? 'other' : null);
}
