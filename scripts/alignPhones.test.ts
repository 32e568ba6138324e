import { describe, expect, it } from 'vitest';
import { alignPhones, parsePhones } from './alignPhones.ts';

describe('parsePhones', () => {
  it('starts each phone where the one before ended and drops the silences', () => {
    expect(parsePhones('pau:0.164 hh:0.255 ax:0.303 pau:0.411 ')).toEqual([
      { name: 'hh', startSec: 0.164, endSec: 0.255 },
      { name: 'ax', startSec: 0.255, endSec: 0.303 },
    ]);
  });

  it('gives nothing for an empty line', () => {
    expect(parsePhones('\n')).toEqual([]);
  });
});

describe('alignPhones', () => {
  const spoken = parsePhones('pau:0.1 dh:0.2 iy:0.3 ae:0.4 n:0.5 t:0.6 pau:0.9 g:1.0 ow:1.1 z:1.2');

  it('keeps word borders when a word sounds different in the sentence', () => {
    const spans = alignPhones(spoken, [
      ['dh', 'ax'],
      ['ae', 'n', 't'],
      ['g', 'ow', 'z'],
    ]);
    expect(spans).toEqual([
      { startSec: 0.1, endSec: 0.3 },
      { startSec: 0.3, endSec: 0.6 },
      { startSec: 0.9, endSec: 1.2 },
    ]);
  });

  it('does not shift later words when a phone is lost or added', () => {
    const lost = alignPhones(spoken, [
      ['dh', 'iy', 'y'],
      ['ae', 'n', 't'],
      ['g', 'ow', 'z'],
    ]);
    expect(lost[1]).toEqual({ startSec: 0.3, endSec: 0.6 });
    const added = alignPhones(spoken, [
      ['dh', 'iy'],
      ['ae', 'n', 't'],
      ['g', 'ow'],
    ]);
    expect(added[2]).toEqual({ startSec: 0.9, endSec: 1.2 });
  });

  it('gives a word without a sound an empty span between its neighbours', () => {
    const spans = alignPhones(spoken, [['dh', 'iy', 'ae', 'n', 't'], [], ['g', 'ow', 'z']]);
    expect(spans[1]).toEqual({ startSec: 0.6, endSec: 0.6 });
  });
});
