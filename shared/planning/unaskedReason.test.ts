import { expect, test } from 'vitest';
import { unaskedReason } from './unaskedReason.ts';

const reasonOf = (text: string) => unaskedReason({ text, kind: 'requirement' });

test.each([
  ['Lift up to 50 pounds', 'unlawful'],
  ['Pass a medical examination before the first day', 'unlawful'],
  ['Good eyesight and stamina', 'unlawful'],
  ['At least 21 years of age', 'unlawful'],
  ['Native English speaker', 'unlawful'],
  ['Current salary and pay history', 'unlawful'],
  ['Bachelor’s degree in nursing', 'papers'],
  ['Valid driver’s license', 'papers'],
  ['Willing to travel up to 20% of the time', 'practical'],
  ['Other duties as assigned', 'generic'],
  ['A young and energetic salesman', 'unlawful'],
  ['Applicants must send proof of their schooling with the form', 'formal'],
  ['You may have to serve a trial period of one year', 'formal'],
  ['One year of experience at the next lower grade', 'formal'],
  ['Virtual: Not available', 'formal'],
  ['3 months commitment', 'formal'],
  ['Two of those years in a hospital', 'formal'],
  ['Blue folders', 'unclear'],
  ['Arrive at 6:45am', 'practical'],
  ['Portfolio link', 'formal'],
  ['Strong illustration portfolio', 'generic'],
  ['Follow our Mission Statement', 'generic'],
  ['Education and experience may be combined', 'formal'],
  ['Full Time and Part Time positions available', 'formal'],
  ['The success of this position will be assessed after a year', 'formal'],
  ['Manages and Organizes Information', 'generic'],
  ['As an Associate, you will be the face of the shop', 'generic'],
  ['Meet our accounting team and each of our leads', 'generic'],
  ['Support a soil scientist who improves farming by', 'unclear'],
  ['Read and write English', 'papers'],
  ['Salary is based on education and experience', 'formal'],
  ['The Elections Division is responsible for an accurate list of voters', 'formal'],
  ['Frequent use of eye and finger coordination', 'unlawful'],
  ['Chairman of the weekly meeting', 'wording'],
  ['Fluency in written and spoken English', 'papers'],
  ['You will be one of the first people in the harbor', 'generic'],
  ['Above all, we value people who stay curious', 'formal'],
  ['Must be 18+', 'unlawful'],
  ['Through service on a lightship', 'formal'],
  ['Friendship matters in this position, so you will love our songs by the fire', 'unclear'],
  ['Completed professional training as a shipwright', 'papers'],
  ['Harbor assistant (level two) candidate must', 'unclear'],
])('“%s” is not asked about: %s', (line, reason) => {
  expect(reasonOf(line)).toBe(reason);
});

test.each([
  'Prepare files for the hearing officer',
  'Support people with disabilities in daily life',
  'Sell standing desks and office chairs to companies',
  'Develop the vision for the product',
  'Support the product vision with research',
  'Screen applicants and run interviews',
  'Strategic thinking',
  'Previous experience in a bakery is preferred',
  'Schedule appointments for three doctors',
  'Use software such as Tableau to draw charts',
  'Meet all weekly deadlines for paperwork',
  'Handle Customer Concerns and Complaints',
  'Comfortable with tide tables (no certificate required)',
  'Experience with a coal-fired stove is preferred but not required',
  'Prepare posters for the harbor, including:',
])('“%s” can be asked about', (line) => {
  expect(reasonOf(line)).toBeNull();
});
