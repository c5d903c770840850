const whole = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** `£3,226`; the fees of applications are whole pounds. */
export const pounds = (amount: number): string => whole.format(amount);
