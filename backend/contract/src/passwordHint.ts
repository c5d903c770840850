/** The hint at every field for a new password: exactly the rules that are enforced. */
export const newPasswordHint =
  'At least 8 characters. Common passwords, and names with only digits or signs added, are refused.';
