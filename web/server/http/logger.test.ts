import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

test('a failed statement is logged with its reason and without what people typed', () => {
  let lines = '';
  const logger = createLogger('error', { write: (line) => (lines += line) });
  const cause = Object.assign(new Error('could not extend file: No space left'), { code: '53100' });
  const err = new DrizzleQueryError('insert into candidate values ($1)', ['Ines Carvalho'], cause);
  logger.error({ err, job: 'probeRecording' }, 'job');
  expect(JSON.parse(lines)).toMatchObject({
    level: 'error',
    job: 'probeRecording',
    err: {
      message: 'Failed query: insert into candidate values ($1)',
      stack: expect.stringContaining('logger.test.ts') as string,
      cause: { message: 'could not extend file: No space left', code: '53100' },
    },
  });
  expect(lines).not.toContain('Carvalho');
});
