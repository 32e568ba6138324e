import { describe, expect, it } from 'vitest';
import { fingerprintOf, mismatchOf, nameFromFile, refusalOf } from './fileRules.ts';

const file = (over: Partial<Parameters<typeof refusalOf>[0]> = {}) => ({
  name: 'Jane Doe.m4a',
  size: 5_000_000,
  lastModified: 1_750_000_000_000,
  ...over,
});

describe('files before they are sent', () => {
  it('takes each format by its ending, whatever its case', () => {
    for (const ending of ['m4a', 'mp3', 'MP4', 'wav', 'weba', 'WebM'])
      expect(refusalOf(file({ name: `a.b.${ending}` }), 1e9)).toBeNull();
  });

  it('refuses an empty file, an unknown ending and no ending at all', () => {
    expect(refusalOf(file({ size: 0 }), 1e9)).toBe(
      '“Jane Doe.m4a” is empty. Check that the recording was saved.',
    );
    expect(refusalOf(file({ name: 'notes.docx' }), 1e9)).toContain('Choose a file in M4A, MP3');
    expect(refusalOf(file({ name: 'wav' }), 1e9)).toContain('not a recording we can read');
  });

  it('refuses what is larger than the server takes, and says both sizes', () => {
    expect(refusalOf(file({ size: 2_000_000_000 }), 2_000_000_000)).toBeNull();
    expect(refusalOf(file({ size: 2_000_000_001 }), 2_000_000_000)).toContain(
      '(2.00 GB) is over the limit of 2.00 GB',
    );
  });
});

describe('the file that continues an upload', () => {
  const upload = {
    fileName: 'Jane Doe.m4a',
    sizeBytes: 5_000_000,
    fingerprint: fingerprintOf(file()),
  };

  it('is the same file', () => {
    expect(mismatchOf(file(), upload)).toBeNull();
  });

  it('is refused with the reason when it is another one', () => {
    expect(mismatchOf(file({ name: 'Other.m4a' }), upload)).toContain('began with “Jane Doe.m4a”');
    expect(mismatchOf(file({ size: 6_000_000 }), upload)).toContain('is 6.0 MB and not 5.0 MB');
    expect(mismatchOf(file({ lastModified: 1 }), upload)).toContain('was changed since');
  });
});

describe('a name from a file', () => {
  it('drops the ending and the underscores', () => {
    expect(nameFromFile('Jane_Doe__technical.m4a')).toBe('Jane Doe technical');
    expect(nameFromFile('zoom 2026-05-04.video.mp4')).toBe('zoom 2026-05-04.video');
  });

  it('never ends up empty', () => {
    expect(nameFromFile('.m4a')).toBe('.m4a');
  });
});
