interface MailColours {
  /** Primary and secondary text. */
  readonly ink: string;
  readonly ink2: string;
  /** Backgrounds of the mail and its card, and borders. */
  readonly paper: string;
  readonly surface: string;
  readonly line: string;
  readonly action: string;
  readonly actionInk: string;
}

/** Colours of mails. `scripts/mailColours.code.unit.spec.ts` compares them with those of the pages. */
export const mailColours: Readonly<Record<'light' | 'dark', MailColours>> = {
  light: {
    ink: '#18221E',
    ink2: '#47534D',
    paper: '#FBF8F2',
    surface: '#FFFFFF',
    line: '#E2DACB',
    action: '#0B5B58',
    actionInk: '#FFFFFF',
  },
  dark: {
    ink: '#EDF2EE',
    ink2: '#B9C4BE',
    paper: '#101513',
    surface: '#181F1C',
    line: '#2F3A35',
    action: '#7CCBC2',
    actionInk: '#06201E',
  },
};
