/** A set of named colours; every colour on a page is one of these. */
export interface Tokens {
  /** Text: what is read first, what supports it, and what may be overlooked. */
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  /** Grounds: the page, a card on it, a hollow in it, and the lines between. */
  readonly paper: string;
  readonly surface: string;
  readonly sunk: string;
  readonly line: string;
  /** The edge of something a person can fill in or press; 3:1 against every ground. */
  readonly edge: string;
  readonly action: string;
  readonly actionInk: string;
  readonly actionHover: string;
  readonly actionSoft: string;
  /** Standing against a limit. Always shown together with a word and a shape. */
  readonly within: string;
  readonly withinSoft: string;
  readonly soon: string;
  readonly soonSoft: string;
  readonly over: string;
  readonly overInk: string;
  readonly overSoft: string;
  readonly shadow: string;
  readonly veil: string;
  /** One quiet colour for each tool. */
  readonly indigo: string;
  readonly teal: string;
  readonly rust: string;
  readonly plum: string;
  readonly ochre: string;
  readonly slate: string;
  readonly olive: string;
  readonly crimson: string;
  readonly sea: string;
  readonly violet: string;
}

export type ColourScheme = 'light' | 'dark';

export const tokens: Readonly<Record<ColourScheme, Tokens>> = {
  light: {
    ink: '#18221E',
    ink2: '#47534D',
    ink3: '#5D6962',
    paper: '#FBF8F2',
    surface: '#FFFFFF',
    sunk: '#F3EEE4',
    line: '#E2DACB',
    edge: '#7F877F',
    action: '#0B5B58',
    actionInk: '#FFFFFF',
    actionHover: '#084644',
    actionSoft: '#DCECE8',
    within: '#1C6843',
    withinSoft: '#DFF0E5',
    soon: '#7D5200',
    soonSoft: '#FBEBC7',
    over: '#A0241B',
    overInk: '#FFFFFF',
    overSoft: '#F9DFDB',
    shadow: '0 1px 2px rgba(24, 34, 30, 0.06), 0 6px 20px rgba(24, 34, 30, 0.05)',
    veil: 'rgba(24, 34, 30, 0.5)',
    indigo: '#2B4A9B',
    teal: '#0B5B58',
    rust: '#9C4524',
    plum: '#7A2F7D',
    ochre: '#7F5B00',
    slate: '#3B5573',
    olive: '#5A6617',
    crimson: '#9C2A4C',
    sea: '#0D6585',
    violet: '#52429B',
  },
  dark: {
    ink: '#EDF2EE',
    ink2: '#B9C4BE',
    ink3: '#95A19B',
    paper: '#101513',
    surface: '#181F1C',
    sunk: '#222B27',
    line: '#2F3A35',
    edge: '#75817B',
    action: '#7CCBC2',
    actionInk: '#06201E',
    actionHover: '#9ADBD3',
    actionSoft: '#16302D',
    within: '#86D3A4',
    withinSoft: '#15301F',
    soon: '#F0C161',
    soonSoft: '#332608',
    over: '#F39A8F',
    overInk: '#3A0F0A',
    overSoft: '#3A1613',
    shadow: 'none',
    veil: 'rgba(0, 0, 0, 0.65)',
    indigo: '#9DB4F2',
    teal: '#7CCBC2',
    rust: '#E9A07F',
    plum: '#D99EDC',
    ochre: '#DDB65B',
    slate: '#A3BAD6',
    olive: '#BDCB75',
    crimson: '#EB9DB5',
    sea: '#82C6E2',
    violet: '#B9ACF4',
  },
};

/** Until the font has come, the first of the device's own (fontsOfTheDevice.css) that is there stands in for it. */
export const fontFamily = [
  "'Public Sans Variable', 'Public Sans in Arial', 'Public Sans in Roboto', 'Public Sans in DejaVu Sans'",
  "system-ui, -apple-system, 'Segoe UI', sans-serif",
].join(', ');

/** At this width and below the page is laid out for a phone. */
export const phoneWidth = 768;

/** In pixels, how wide cards are that stand one under another, whatever is in them: lists, forms, messages. */
export const columnWidth = 784;
/** The width of a page in the middle of the window that holds such a column alone: with its edges, as `.wrap` has them. */
export const columnPage = columnWidth + 2 * 32;
