import { expect, test } from 'vitest';
import { chooseCompetencies } from './chooseCompetencies.ts';
import { questionLibrary } from './library/questionLibrary.ts';
import { competencyText, lineFit, wordsAlone } from './lineFit.ts';

const lines = [
  'Draw a blueprint for the first weeks of new colleagues on construction sites',
  'Lay a blueprint for courses that build on it at construction sites',
].map((text) => ({ text, kind: 'duty' as const, reason: null }));
const direction = (at: number) =>
  Float32Array.from({ length: 80 }, (_, index) => Number(index === at));
const place = (id: string) => questionLibrary.findIndex((item) => item.id === id);
/** Each line means training and nothing else. */
const meaning = (text: string) => {
  const at = questionLibrary.findIndex((item) => competencyText(item) === text);
  return direction(at < 0 ? place('training') : at);
};
const chosen = (fit = wordsAlone) =>
  chooseCompetencies({
    ...{ lines, title: 'Wayfinder' },
    ...{ library: questionLibrary, fit, isAskable: () => true },
  }).shown.map(({ competency }) => competency.id);

test('a competency shown by words in another sense falls when the meaning disagrees', () => {
  expect(chosen()).toContain('construction');
  const ids = chosen(lineFit(questionLibrary, meaning));
  expect(ids).not.toContain('construction');
  expect(ids).toContain('training');
});

test('of few lines one shows another trade, of many it takes two', () => {
  const others = Array.from({ length: 6 }, (_, index) => ({
    ...{ text: `Set out the chairs of hall ${index}`, kind: 'duty' as const, reason: null },
  }));
  const shownBy = (all: typeof others) =>
    chooseCompetencies({
      ...{ lines: all, title: 'Wayfinder' },
      ...{ library: questionLibrary, fit: wordsAlone, isAskable: () => true },
    }).shown.map(({ competency }) => competency.id);
  const [first] = lines;
  expect(first && shownBy([first, ...others.slice(0, 2)])).toContain('construction');
  expect(first && shownBy([first, ...others])).not.toContain('construction');
  expect(shownBy([...lines, ...others])).toContain('construction');
});

test('a trade that no line means is neither shown nor among the usual ones', () => {
  const loads = Array.from({ length: 4 }, (_, index) => ({
    ...{ text: `Plan who drives the trucks ${index}`, kind: 'duty' as const, reason: null },
  }));
  const driver = (fit = wordsAlone) =>
    chooseCompetencies({
      ...{ lines: loads, title: 'Truck Driver' },
      ...{ library: questionLibrary, fit, isAskable: () => true },
    });
  const ids = ({ shown, usual }: ReturnType<typeof driver>) => [
    ...shown.map(({ competency }) => competency.id),
    ...usual,
  ];
  expect(ids(driver())).toContain('driving');
  const farFirst = questionLibrary.map((item) => competencyText(item));
  const meansLast = (text: string) => {
    const at = farFirst.indexOf(text);
    const isDriving = questionLibrary[at]?.id === 'driving';
    return at < 0 ? direction(79) : isDriving ? direction(78) : direction(79);
  };
  expect(ids(driver(lineFit(questionLibrary, meansLast)))).not.toContain('driving');
});

test('without sentence meaning the words alone count', () => {
  expect(lineFit(questionLibrary, undefined)).toBe(wordsAlone);
});
