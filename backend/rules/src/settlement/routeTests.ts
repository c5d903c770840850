/**
 * Scale-up: in how many of how many months the pay must be shown, when months of statutory leave are left out.
 * SCU 18.3: 24 of the last 36 months, each leave month taken from both.
 */
export function scaleUpPayMonths(leaveMonths: number): { readonly needed: number; readonly of: number } {
  return { needed: Math.max(0, 24 - leaveMonths), of: Math.max(0, 36 - leaveMonths) };
}

/** Innovator Founder: jobs a business must have made when so many founders rely on its ten jobs. INNF 17.3. */
export function jobsNeeded(founders: number): number {
  return 10 * founders;
}
