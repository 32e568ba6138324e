import { createTheme, defaultVariantColorsResolver, rem } from '@mantine/core';
import type {
  CSSVariablesResolver,
  MantineColorsTuple,
  VariantColorsResolver,
} from '@mantine/core';
import { darkPalette, lightPalette } from './palette.ts';
import type { Palette } from './palette.ts';

// In every tuple the shade 7 is the colour on light grounds and the shade 4 the one on dark grounds
// (see primaryShade), so that a component that names only the hue is right in both schemes.
const pine: MantineColorsTuple = [
  '#EEF6F3',
  '#D9EAE4',
  '#B2D8CB',
  '#86CBB5',
  '#5CC2A6',
  '#2F9C80',
  '#17806A',
  '#0B6B57',
  '#095646',
  '#064136',
];
const stone: MantineColorsTuple = [
  '#F7F7F4',
  '#F2F3EF',
  '#E6E6E1',
  '#D6D8D1',
  '#B9BDB6',
  '#8B918B',
  '#6C736D',
  '#5F6660',
  '#3D433F',
  '#1C1F1D',
];
const night: MantineColorsTuple = [
  '#ECEEEA',
  '#C9CEC9',
  '#A3AAA4',
  '#7F8680',
  '#3A3F3B',
  '#2C302D',
  '#1B1E1C',
  '#141614',
  '#0F110F',
  '#0A0B0A',
];
const brick: MantineColorsTuple = [
  '#FBF0ED',
  '#F6DDD7',
  '#EDBBB0',
  '#F2A896',
  '#F0907C',
  '#CC5B44',
  '#B64A33',
  '#A33A24',
  '#832D1B',
  '#632114',
];
const amber: MantineColorsTuple = [
  '#FEF7E3',
  '#FDEDC1',
  '#FFE7A3',
  '#F3CB6E',
  '#E3B255',
  '#C08E2C',
  '#9F6F17',
  '#85570A',
  '#6A4507',
  '#4F3405',
];
const blue: MantineColorsTuple = [
  '#EEF4FC',
  '#DAE6F8',
  '#B9D0F3',
  '#A2C0F2',
  '#8DB2F0',
  '#4E86D6',
  '#2F6CC6',
  '#1F5DB8',
  '#184A93',
  '#12386F',
];

const sans = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";
const quick = { transitionProps: { duration: 140, timingFunction: 'ease-out' } };
const controlHeight = 'var(--rapport-control-height)';
const floating = '0 8px 28px -6px rgb(20 22 20 / 18%), 0 1px 2px rgb(20 22 20 / 8%)';

const dialogStyles = {
  content: { background: 'var(--rapport-surface)', border: '1px solid var(--rapport-line)' },
  header: { background: 'var(--rapport-surface)' },
  title: { fontSize: rem(16), fontWeight: 600 },
};

/**
 * Filled things are dark on light pages and light on dark ones, so the text on them turns with the
 * scheme; Mantine would choose it once, for light.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  return input.variant === 'filled' ? { ...colors, color: 'var(--rapport-on-accent)' } : colors;
};

/** The one look of web app and extension. Pass it with `cssVariablesResolver` to MantineProvider. */
export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 4 },
  colors: { pine, gray: stone, dark: night, red: brick, yellow: amber, blue },
  white: '#FFFFFF',
  black: lightPalette.ink,
  variantColorResolver,
  fontFamily: sans,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: rem(12), sm: rem(13), md: rem(14), lg: rem(16), xl: rem(20) },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  headings: {
    fontFamily: sans,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(20), lineHeight: '1.35' },
      h2: { fontSize: rem(16), lineHeight: '1.4' },
      h3: { fontSize: rem(14), lineHeight: '1.45' },
    },
  },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(16) },
  defaultRadius: 'sm',
  shadows: { xs: 'none', sm: floating, md: floating, lg: floating, xl: floating },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '75em', xl: '93.75em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { vars: heightOf('root', '--button-height') },
    ActionIcon: {
      defaultProps: { variant: 'subtle', color: 'gray' },
      vars: heightOf('root', '--ai-size'),
    },
    Input: {
      vars: (_theme: unknown, props: { size?: unknown }) => ({
        wrapper: {
          '--input-bd': 'var(--rapport-control-line)',
          // A wrong entry keeps its ink: the edge and the words beneath say what is wrong with it.
          '--input-color': 'var(--rapport-ink)',
          ...(isUsualSize(props) && { '--input-height': controlHeight }),
        },
      }),
    },
    Checkbox: { styles: { input: { borderColor: 'var(--rapport-control-line)' } } },
    InputWrapper: {
      styles: { label: { marginBottom: rem(4) }, error: { marginTop: rem(4), fontSize: rem(12) } },
    },
    Modal: { defaultProps: { centered: true, radius: 'md', ...quick }, styles: dialogStyles },
    Drawer: { defaultProps: quick, styles: dialogStyles },
    Menu: { defaultProps: { shadow: 'md', radius: 'md', ...quick } },
    Popover: { defaultProps: { shadow: 'md', radius: 'md', ...quick } },
    Tooltip: {
      defaultProps: {
        openDelay: 300,
        radius: 'sm',
        events: { hover: true, focus: true, touch: false },
        ...quick,
      },
    },
    CloseButton: { vars: heightOf('root', '--cb-size') },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
    Paper: { defaultProps: { radius: 'md' } },
    Card: { defaultProps: { radius: 'md' } },
  },
});

/** Controls without a size of their own take the one height, which grows on touch screens. */
function heightOf(part: string, variable: string) {
  return (_theme: unknown, props: { size?: unknown }) => ({
    [part]: isUsualSize(props) ? { [variable]: controlHeight } : {},
  });
}

function isUsualSize({ size }: { size?: unknown }): boolean {
  return size === undefined || size === 'sm';
}

function schemeVariables(palette: Palette): Record<string, string> {
  return {
    '--rapport-paper': palette.paper,
    '--rapport-surface': palette.surface,
    '--rapport-hover': palette.hover,
    '--rapport-line': palette.line,
    '--rapport-control-line': palette.controlLine,
    '--rapport-ink': palette.ink,
    '--rapport-ink-soft': palette.inkSoft,
    '--rapport-accent': palette.accent,
    '--rapport-on-accent': palette.onAccent,
    '--rapport-accent-tint': palette.accentTint,
    '--rapport-mark': palette.mark,
    '--rapport-warning': palette.warning,
    '--rapport-danger': palette.danger,
    '--rapport-link': palette.link,
    ...Object.fromEntries(
      palette.speakers.map((hue, index) => [`--rapport-speaker-${index + 1}`, hue]),
    ),
    '--mantine-color-body': palette.paper,
    '--mantine-color-text': palette.ink,
    '--mantine-color-bright': palette.ink,
    '--mantine-color-dimmed': palette.inkSoft,
    '--mantine-color-placeholder': palette.inkSoft,
    '--mantine-color-error': palette.danger,
    '--mantine-color-success': palette.accent,
    '--mantine-color-anchor': palette.link,
    '--mantine-color-default': palette.surface,
    '--mantine-color-default-hover': palette.hover,
    '--mantine-color-default-color': palette.ink,
    '--mantine-color-default-border': palette.line,
    '--mantine-primary-color-contrast': palette.onAccent,
  };
}

/** The look's own variables (`--rapport-…`) beside Mantine's, for CSS modules and canvases. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: schemeVariables(lightPalette),
  dark: schemeVariables(darkPalette),
});
