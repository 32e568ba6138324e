import type { atsIds, KnownFact, KnownField } from '#shared/domain/siteData.ts';

export type AtsId = (typeof atsIds)[number];

/** An applicant tracking system whose pages take texts. */
export interface AtsSite {
  /** 'other' for one that the person named. */
  id: AtsId | 'other';
  name: string;
  /** Match patterns of its pages; the person allows them at the first use. */
  matches: readonly string[];
  /** Why nothing is put into its pages for now. */
  switchedOff: string | null;
  fields: readonly KnownField[];
  facts: readonly KnownFact[];
}

/** Whether an https address fits one of the patterns, which are https://HOST/* or https://*.DOMAIN/*. */
export const matchesPattern = ({ protocol, host }: URL, patterns: readonly string[]): boolean =>
  protocol === 'https:' &&
  patterns.some((pattern) => {
    const wanted = pattern.replace(/^https:\/\//, '').replace(/\/\*$/, '');
    if (!wanted.startsWith('*.')) return host === wanted;
    return host === wanted.slice(2) || host.endsWith(wanted.slice(1));
  });
