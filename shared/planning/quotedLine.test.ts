import { describe, expect, test } from 'vitest';
import { quotedLine } from './quotedLine.ts';

describe('a line that is quoted', () => {
  test.each([
    ['Ensuring proper lights on the whole pier', 'task'],
    ['Inspect boats prior to, during, and after each trip.', 'task'],
    ['Co-ordinate the pilots and hold four meetings a year', 'task'],
    ['Calibration and upkeep of compasses', 'task'],
    ['Deliver sails to the MRW yards', 'ownTask'],
    ['sorting ropes by length and strength', 'handWork'],
    ['Lead the crew in every storm and calm', 'wideTask'],
    ['Watch for leaks and report them to the harbor master', 'task'],
  ])('“%s” is work: %s', (line, kind) => {
    expect(quotedLine(line, 'duty')?.kind).toBe(kind);
  });

  test.each([
    ['Able to manage deckhands and delegate the work', 'ability'],
    ['Experience working with Excel or other chart software', 'asset'],
    ['Comfort working with boats in docks as well as outdoors', 'asset'],
    ['Two years of verifiable lighthouse experience', 'years'],
  ])('“%s” is something to bring: %s', (line, kind) => {
    expect(quotedLine(line, 'requirement')?.kind).toBe(kind);
  });

  test.each([
    ['Ordering food and rope when necessary.', '“Ordering food and rope.”'],
    [
      'Experience with sails of cotton is a plus but not required',
      '“Experience with sails of cotton.”',
    ],
    ['3+ years of experience in rigging of ketches', '“Experience in rigging of ketches.”'],
    ['The ideal candidate must have working knowledge of tides', '“Working knowledge of tides.”'],
    [
      'The deckhand is responsible for counting ropes in the store',
      '“Counting ropes in the store.”',
    ],
    ['Experience sailing in the bay (with volunteers a bonus)', '“Experience sailing in the bay.”'],
    ['Must have basic knowledge of tides', '“Basic knowledge of tides.”'],
    ['Ability to lead the rigging of large sails', '“Lead the rigging of large sails.”'],
    ['Pilots on board: will plan and hold tours of the bay', '“Plan and hold tours of the bay.”'],
    [
      'You will also help the crew with repairs of the nets',
      '“Help the crew with repairs of the nets.”',
    ],
    [
      'Reads tides, charts the bay and logs each of the catches',
      '“Read tides, chart the bay and log each of the catches.”',
    ],
    [
      'The Deck Officer (DO) will be responsible for the steady upkeep of all ropes',
      '“The steady upkeep of all ropes.”',
    ],
    [
      'Mending of sails and repairing of nets will be part of this job',
      '“Mending of sails and repairing of nets.”',
    ],
    [
      'Rigging and Sails: hoist, lower and mend the sails of two boats',
      '“Hoist, lower and mend the sails of two boats.”',
    ],
    [
      'The mate must have harbor experience as they may dock the boats at night',
      '“Harbor experience.”',
    ],
    [
      'Talk to fishermen on the pier; write down what they say of the weather, the catch, the state of the moorings and all that the wardens of the bay should know about',
      '“Talk to fishermen on the pier.”',
    ],
  ])('“%s” stands as %s', (line, phrase) => {
    expect(quotedLine(line, 'duty')?.phrase).toBe(phrase);
  });

  test('is a plus where the posting says so', () => {
    const line = 'Knowledge of at least one chart system';
    expect(quotedLine(`${line} desirable`, 'requirement')?.isBonus).toBe(true);
    expect(quotedLine(line, 'preferred')?.isBonus).toBe(true);
    expect(quotedLine(line, 'requirement')?.isBonus).toBe(false);
  });

  test.each([
    // Run together, cut or not finished.
    'Keep the log in order Interact with the pilots kindly',
    'Familiarity with the tide engine Self-motivated and ready for storms',
    'Hire and manage a crew that will most likely include:',
    // Of the employer, its terms and its page.
    'Receive a full training and a room at the lighthouse',
    'You will receive full training in the first six weeks',
    'The internship will provide training in all stages of sailing',
    'Submit your letter and a list of your boats',
    'Experience of boats, see www.example.test for more',
    'Lamps should be lit before the evening comes',
    'Interviews are expected to be held in June',
    'Share our love of the sea and its birds',
    'May require occasional trips to other harbors',
    'Work involves a standard office setting',
    'Harvest of kelp from June to early October',
    'Your previous, relevant experience at sea',
    'Navigation or related field',
    'Fill with a variety of ropes',
    // Asked of everybody, or of nobody.
    'Ability to work without supervision',
    'Ability to meet deadlines on each day',
    'Strong written communication skills in the office',
    'Financial planning',
    'Washing nets',
    'Train and develop sailors and handles the storms of winter',
    'Show guests around so that they like it here',
    'Experience in a regulated harbor Good computer skills',
    'Keep nets/ropes and/or sails in order',
    'Assist in the upkeep of a safe',
    'Plan various routes and tours to educate',
    'Train all Harbor Colleagues Balance the needs of the crew',
    'Boat inspections and plan review §',
    'Submit copies of all papers to the bay',
    'Work on a rota basis in the harbor',
    'Safely moor and load boats in the bay, loads nets into vans',
    'Order ropes, nets, sails',
    'Experience Experience with nets',
  ])('“%s” is not quoted', (line) => {
    expect(quotedLine(line, 'duty')).toBeNull();
  });
});
