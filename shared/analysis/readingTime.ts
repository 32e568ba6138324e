/** Words a minute of a slow and of a fast adult reader of plain English. */
export const slowWordsPerMinute = 200;
export const fastWordsPerMinute = 265;

export interface ReadingTime {
  readingTime: string;
  readingTimeMinutesMin: number;
  readingTimeMinutesMax: number;
}

/** Whole minutes at 265 and at 200 words a minute, each rounded up. */
export function readingTime(numWords: number): ReadingTime {
  const readingTimeMinutesMin = Math.ceil(numWords / fastWordsPerMinute);
  const readingTimeMinutesMax = Math.ceil(numWords / slowWordsPerMinute);
  const isOne = readingTimeMinutesMin === readingTimeMinutesMax;
  const range = isOne
    ? `${readingTimeMinutesMax}`
    : `${readingTimeMinutesMin}-${readingTimeMinutesMax}`;
  return { readingTime: `${range} min`, readingTimeMinutesMin, readingTimeMinutesMax };
}
