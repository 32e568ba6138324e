/** The colours of one scheme, by what they are for. */
export interface Palette {
  /** The page. */
  paper: string;
  /** What lies on the page: cards, inputs, menus. */
  surface: string;
  /** A soft tint under the pointer. */
  hover: string;
  line: string;
  /** Edges of inputs: 3:1 against the surface, so that the field can be found. */
  controlLine: string;
  ink: string;
  inkSoft: string;
  accent: string;
  onAccent: string;
  /** Under the current thing. */
  accentTint: string;
  /** Under marked words. */
  mark: string;
  warning: string;
  danger: string;
  /** Only for links in running text. */
  link: string;
  /** One a lane; told apart also by initials and place, never by hue alone. */
  speakers: readonly [string, string, string, string, string, string, string, string];
}

export const lightPalette: Palette = {
  paper: '#FBFBF9',
  surface: '#FFFFFF',
  hover: '#F2F3EF',
  line: '#E6E6E1',
  controlLine: '#8B918B',
  ink: '#1C1F1D',
  inkSoft: '#5F6660',
  accent: '#0B6B57',
  onAccent: '#FFFFFF',
  accentTint: '#E4EFEB',
  mark: '#FFE7A3',
  warning: '#85570A',
  danger: '#A33A24',
  link: '#1F5DB8',
  speakers: [
    '#0B6B57',
    '#7A3E7E',
    '#2F5FA8',
    '#855510',
    '#A23B5C',
    '#17657F',
    '#56661C',
    '#55606B',
  ],
};

export const darkPalette: Palette = {
  paper: '#141614',
  surface: '#1B1E1C',
  hover: '#232725',
  line: '#2C302D',
  controlLine: '#6E756F',
  ink: '#ECEEEA',
  inkSoft: '#A3AAA4',
  accent: '#5CC2A6',
  onAccent: '#0E1A16',
  accentTint: '#1C302A',
  mark: '#594511',
  warning: '#E3B255',
  danger: '#F0907C',
  link: '#8DB2F0',
  speakers: [
    '#5CC2A6',
    '#CF9AD3',
    '#8DB2F0',
    '#DCA95C',
    '#EC94AE',
    '#6FC0DA',
    '#B2C36A',
    '#A9B4BF',
  ],
};
