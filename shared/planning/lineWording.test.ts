import { describe, expect, test } from 'vitest';
import { lineWording } from './lineWording.ts';

describe('the wording of a line in a question', () => {
  test.each([
    ['Check the payroll for 200 people', 'routine', 'check the payroll for 200 people'],
    ['You will redesign a payroll.', 'task', 'redesign a payroll'],
    ['Reconcile payments with our bank', 'here', 'reconcile payments with our bank'],
    ['Manages the budget of the branch', 'routine', 'manage the budget of the branch'],
    [
      'Contacts vendors and carriers to ensure timely delivery',
      'routine',
      'contact vendors and carriers to ensure timely delivery',
    ],
    ['Weighing, labeling and sealing parcels', 'routine', 'weigh, label and seal parcels'],
    ['Responsible for opening the shop', 'routine', 'open the shop'],
    ['You will be leading a crew of six', 'task', 'lead a crew of six'],
    ['As a clerk in our harbor, you will log all ships', 'routine', 'log all ships'],
    ['This position oversees two harbor pilots', 'routine', 'oversee two harbor pilots'],
    ['The sailmaker cuts and sews sails', 'routine', 'cut and sew sails'],
    [
      'Enforce the rules and monitors the gate',
      'routine',
      'enforce the rules and monitor the gate',
    ],
    [
      'Calibrates, adjusts and maintains compasses',
      'routine',
      'calibrate, adjust and maintain compasses',
    ],
    ['Write to members about events, including:', 'routine', 'write to members about events'],
    ['Order rope, paint, etc.', 'routine', 'order rope, paint'],
    ['Handle Customer Concerns', 'routine', 'handle customer concerns'],
    ['Check charts in Salesforce', 'here', 'check charts in Salesforce'],
    ['Repairing sails/nets & ropes', 'task', 'repair sails or nets and ropes'],
    ['Process invoices of two suppliers', 'routine', 'process invoices of two suppliers'],
    ['Creation of charts for two harbors', 'thing', 'the creation of charts for two harbors'],
  ])('of the duty “%s”', (line, kind, phrase) => {
    expect(lineWording(line, 'duty')).toEqual({ kind, phrase, isBonus: false });
  });

  test.each([
    ['Experience with Salesforce', 'experience', 'experience with Salesforce'],
    ['Strong written communication skills', 'skill', 'strong written communication skills'],
    ['Must be able to read drawings', 'ability', 'the ability to read drawings'],
    ['You have a good knowledge of tides', 'knowledge', 'good knowledge of tides'],
    ['Familiar with the charts of the bay', 'knowledge', 'familiarity with the charts of the bay'],
    ['Understand how budgets are made', 'knowledge', 'an understanding of how budgets are made'],
    ['Background in analytical roles', 'experience', 'a background in analytical roles'],
    ['Possess two years of experience at sea', 'years', 'two years of experience at sea'],
    [
      'Inspected boats and reported damage',
      'experience',
      'experience inspecting boats and reporting damage',
    ],
    ['You are good with ropes and knots', 'person', 'good with ropes and knots'],
    ['Comfortable sailing at night', 'person', 'comfortable sailing at night'],
    ['Strategic thinking', 'skill', 'strategic thinking'],
    ['Zoom, Excel, and PowerPoint', 'tools', 'Zoom, Excel, and PowerPoint'],
    ['Repair nets of any size', 'ability', 'the ability to repair nets of any size'],
    ['Strong illustration portfolio', 'portfolio', 'a strong illustration portfolio'],
    ['Two years of leading a crew', 'years', 'two years of leading a crew'],
    ['Friendly customer service on the phone', 'skill', 'friendly customer service on the phone'],
    ['A knack for untying knots', 'skill', 'a knack for untying knots'],
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
