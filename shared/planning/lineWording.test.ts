import { describe, expect, test } from 'vitest';
import { lineWording } from './lineWording.ts';

describe('the wording of a line in a question', () => {
  test.each([
    ['Check the payroll for 200 people', 'task', 'check the payroll for 200 people'],
    ['You will redesign a payroll.', 'task', 'redesign a payroll'],
    ['Reconcile payments with our bank', 'task', 'reconcile payments with our bank'],
    ['Manages the budget of the branch', 'task', 'manage the budget of the branch'],
    [
      'Contacts vendors and carriers to ensure timely delivery',
      'task',
      'contact vendors and carriers to ensure timely delivery',
    ],
    ['Weighing, labeling and sealing parcels', 'task', 'weigh, label and seal parcels'],
    ['Responsible for opening the shop', 'task', 'open the shop'],
    ['As a clerk in our harbor, you will log all ships', 'task', 'log all ships'],
    ['This position oversees two harbor pilots', 'task', 'oversee two harbor pilots'],
    ['The sailmaker cuts and sews sails', 'task', 'cut and sew sails'],
    ['Enforce the rules and monitors the gate', 'task', 'enforce the rules and monitor the gate'],
    [
      'Calibrates, adjusts and maintains compasses',
      'task',
      'calibrate, adjust and maintain compasses',
    ],
    ['Write to members about events, including:', 'task', 'write to members about events'],
    ['Check charts in Salesforce', 'task', 'check charts in Salesforce'],
    [
      'Mend sails that the crew has torn in the race',
      'task',
      'mend sails that the crew has torn in the race',
    ],
    [
      'Reports leaks to the harbor master every week',
      'task',
      'report leaks to the harbor master every week',
    ],
    ['Repairing sails/nets & ropes', 'task', 'repair sails or nets and ropes'],
    ['Process invoices of two suppliers', 'task', 'process invoices of two suppliers'],
  ])('of the duty “%s”', (line, kind, phrase) => {
    expect(lineWording(line, 'duty')).toEqual({ kind, phrase, isBonus: false });
  });

  test.each([
    ['Experience with Salesforce', 'experience', 'experience with Salesforce'],
    ['Three years of experience in sailmaking', 'years', 'three years of experience in sailmaking'],
    ['Solid experience mending nets', 'experience', 'solid experience mending nets'],
    ['Previous harbor experience', 'experience', 'previous harbor experience'],
    [
      'In depth understanding of tide tables',
      'knowledge',
      'an in-depth understanding of tide tables',
    ],
    ['A portfolio of painted signs', 'portfolio', 'a portfolio of painted signs'],
    ['Must be able to read drawings', 'ability', 'the ability to read drawings'],
    ['You have a good knowledge of tides', 'knowledge', 'good knowledge of tides'],
    ['Familiar with the charts of the bay', 'knowledge', 'familiarity with the charts of the bay'],
    ['Zoom, Excel, and PowerPoint', 'tools', 'Zoom, Excel, and PowerPoint'],
    ['Repair nets of any size', 'ability', 'the ability to repair nets of any size'],
  ])('of the requirement “%s”', (line, kind, phrase) => {
    expect(lineWording(line, 'requirement')).toEqual({ kind, phrase, isBonus: false });
  });

  test('knows what helps and is not required', () => {
    const wording = { kind: 'experience', phrase: 'experience with sails', isBonus: true };
    expect(lineWording('Experience with sails is a plus', 'requirement')).toEqual(wording);
    expect(lineWording('Experience with sails', 'preferred')).toEqual(wording);
  });

  test('is shortened where a sentence can end', () => {
    const line =
      'Maintain the equipment of the workshop (saws, drills and planes) every week, including sharpening, oiling and the yearly inspection by the insurer and the crew';
    const wording = lineWording(line, 'duty');
    expect(wording).toMatchObject({ phrase: 'maintain the equipment of the workshop every week' });
  });

  test.each([
    ['Team player', 'trait'],
    ['Strong written communication skills', 'trait'],
    ['Comfortable sailing at night', 'trait'],
    ['Strategic thinking', 'trait'],
    // Half of a row of verbs, a noun taken for a verb, or a word that lacks its article.
    ['Take ownership of leaks and seeing repairs through', 'stiff'],
    ['Count and quality checking of ropes', 'stiff'],
    ['Identify leaks and creating or improve charts', 'stiff'],
    ['Perform at an acceptable level of speed', 'stiff'],
    ['Research support in the port', 'stiff'],
    ['Submit application online', 'stiff'],
    // Names of this employer, and what it says of itself.
    ['Inform the CVO of leaks', 'stiff'],
    ['Partner with several harbor pilots', 'stiff'],
    [
      'Create signs that will engage and, where it matters, delight our many guests and all their friends at home',
      'too-long',
    ],
    ['Increase diversity and inclusion in our work', 'stiff'],
    ['Creation of charts for two harbors', 'stiff'],
    ['Order rope, paint, etc.', 'stiff'],
    ['Passion for our mission', 'trait'],
    ['Uphold the values of the harbor', 'trait'],
    ['Learn how our boats are built', 'generic'],
    ['Plan routes,berths and crews', 'stiff'],
    ['Own drawing up the charts', 'stiff'],
    ['Use all of the above', 'stiff'],
    ['Work with clubs registered under 12(a)(1)', 'stiff'],
    ['Follow all policies of the harbor', 'generic'],
    ['Adhere to all cleaning and sanitization procedures', 'generic'],
  ])('“%s” has none: %s', (line, reason) => {
    expect(lineWording(line, 'duty')).toBe(reason);
  });
});
