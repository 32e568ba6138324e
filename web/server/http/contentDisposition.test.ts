import { expect, test } from 'vitest';
import { contentDisposition } from './contentDisposition.ts';

test('a name of any script is kept, with a plain one beside it', () => {
  expect(contentDisposition('Ana Kovačević – 2.webm')).toBe(
    `attachment; filename="Ana Kova_evi_ _ 2.webm"; filename*=UTF-8''Ana%20Kova%C4%8Devi%C4%87%20%E2%80%93%202.webm`,
  );
});

test.each(['a"b\r\nSet-Cookie: x=1.webm', '../../etc/passwd', 'x\u202Egpj.exe', '   ', ''])(
  '%j becomes a harmless name',
  (name) => {
    const header = contentDisposition(name);
    expect(header).toMatch(
      /^attachment; filename="[^"\\/\r\n]+"; filename\*=UTF-8''[\w.~!$&+%-]+$/,
    );
    expect(header).not.toContain('%0D');
    expect(header).not.toContain('%E2%80%AE');
  },
);
