/** Whether a marital status has a partner whose citizenship matters. */
export function isMarried(maritalStatus: unknown): boolean {
  return maritalStatus === 'married' || maritalStatus === 'civil_partnership';
}
