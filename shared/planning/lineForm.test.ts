import { describe, expect, test } from 'vitest';
import { lineForm } from './lineForm.ts';

describe('the wording of a line in a question', () => {
  test.each([
    ['Prepare the payroll for 200 people', 'task', 'prepare the payroll for 200 people'],
    ['You will prepare the payroll.', 'task', 'prepare the payroll'],
    ['Ability to work under pressure', 'skill', 'the ability to work under pressure'],
    ['Must be able to read drawings', 'skill', 'the ability to read drawings'],
    ['Experience with Salesforce', 'experience', 'experience with Salesforce'],
    ['Strong written communication skills', 'skill', 'strong written communication skills'],
    ['Reconcile payments with our bank', 'here', 'reconcile payments with our bank'],
    ['Understand how budgets are made', 'need', 'Understand how budgets are made'],
    ['Track record of closing large contracts', 'need', 'Track record of closing large contracts'],
    ['Clean the station after service', 'task', 'clean the station after service'],
    ['Manages the budget of the branch', 'quote', 'Manages the budget of the branch'],
    ['SQL and dashboards', 'need', 'SQL and dashboards'],
    ['Attention to detail shows in all we do', 'need', 'Attention to detail shows in all we do'],
    ['Volunteer work helps you grow', 'need', 'Volunteer work helps you grow'],
    ['Written test', 'need', 'Written test'],
    ['Team player with a sense of humor', 'need', 'Team player with a sense of humor'],
    ['Background in analytical roles', 'need', 'Background in analytical roles'],
    ['Direct experience building teams', 'experience', 'direct experience building teams'],
    [
      'Zoom, Microsoft Word, Excel, and PowerPoint',
      'need',
      'Zoom, Microsoft Word, Excel, and PowerPoint',
    ],
    ['Run our social media accounts:', 'here', 'run our social media accounts'],
    [
      'Process improvement and change management',
      'quote',
      'Process improvement and change management',
    ],
    ['Project management skills', 'skill', 'project management skills'],
    ['Hire, train and supervise staff', 'task', 'hire, train and supervise staff'],
    ['Strong illustration portfolio', 'need', 'Strong illustration portfolio'],
    ['3+ years of experience in retail', 'years', '3+ years of experience in retail'],
    [
      'Contacts vendors and carriers to ensure timely delivery',
      'quote',
      'Contacts vendors and carriers to ensure timely delivery',
    ],
    [
      'Teamwork: Share what you know with colleagues',
      'task',
      'share what you know with colleagues',
    ],
    ['Weighing, labeling and sealing parcels', 'doing', 'weighing, labeling and sealing parcels'],
    ['Responsible for opening the shop', 'doing', 'opening the shop'],
    ['You will be leading a crew of six', 'doing', 'leading a crew of six'],
    ['The Harbor Clerk will be responsible for logging ships', 'doing', 'logging ships'],
    ['As a clerk in our harbor, you will log ships', 'task', 'log ships'],
    ['You log each ship and its cargo', 'here', 'log each ship and its cargo'],
    [
      'This position oversees two harbor pilots',
      'quote',
      'This position oversees two harbor pilots',
    ],
    ['You have a good knowledge of tides', 'knowledge', 'a good knowledge of tides'],
    ['Possess two years of experience at sea', 'years', 'two years of experience at sea'],
    ['Familiar with the charts of the bay', 'need', 'Familiar with the charts of the bay'],
    ['You are good with ropes and knots', 'need', 'You are good with ropes and knots'],
    ['Experience with sails is a plus', 'bonus', 'experience with sails'],
    ['Patience with people who are seasick', 'need', 'Patience with people who are seasick'],
    [
      'Calm, spoken, and written communication skills',
      'skill',
      'calm, spoken, and written communication skills',
    ],
    [
      'Work with clubs registered under 12(a)(1)',
      'quote',
      'Work with clubs registered under 12(a)(1)',
    ],
    ['Write to members about events, including:', 'task', 'write to members about events'],
    ['Being open and flexible at all times', 'need', 'Being open and flexible at all times'],
    ['You are a harbor for sailors', 'need', 'You are a harbor for sailors'],
    ['Be deeply involved in repairs', 'need', 'Be deeply involved in repairs'],
    ['Shows good judgment at sea', 'need', 'Shows good judgment at sea'],
    ['Completed training as a sailmaker', 'need', 'Completed training as a sailmaker'],
    ['Order rope, paint, etc.', 'quote', 'Order rope, paint, etc'],
    ['Support their harbor office', 'quote', 'Support their harbor office'],
    ['Own drawing up the charts', 'quote', 'Own drawing up the charts'],
    ['Washing and Repairing the sails', 'quote', 'Washing and Repairing the sails'],
    ['Handle Customer Concerns', 'quote', 'Handle Customer Concerns'],
    ['Check charts in Salesforce', 'here', 'check charts in Salesforce'],
    ['Plan routes,berths and crews', 'quote', 'Plan routes,berths and crews'],
    ['Sea trials: plan, sail, evaluate', 'need', 'Sea trials: plan, sail, evaluate'],
    ['The sailmaker cuts and sews sails', 'quote', 'The sailmaker cuts and sews sails'],
    ['To coil the ropes of two boats', 'task', 'coil the ropes of two boats'],
    ['triage of ropes and sails', 'need', 'triage of ropes and sails'],
    ['Enforce the rules and monitors the gate', 'quote', 'Enforce the rules and monitors the gate'],
    ['Serve as the voice of the crew', 'quote', 'Serve as the voice of the crew'],
    ['Welcomes and guide all of the guests', 'quote', 'Welcomes and guide all of the guests'],
  ])('“%s”', (line, kind, phrase) => {
    expect(lineForm(line).wording).toEqual({ kind, phrase });
  });

  test('is shortened only where examples begin', () => {
    const line =
      'Maintain the equipment of the workshop (saws, drills and planes) every week, including sharpening, oiling and the yearly inspection by the insurer';
    expect(lineForm(line).wording.phrase).toBe('maintain the equipment of the workshop every week');
  });

  test('never holds words that the line has not', () => {
    for (const line of ['Track & report KPIs/OKRs', 'C++ (2+ years)', 'AND/OR', '- ', '5+']) {
      const { phrase } = lineForm(line).wording;
      expect(line.toLowerCase()).toContain(phrase.toLowerCase().slice(0, 10));
    }
  });
});
