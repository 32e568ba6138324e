import type { BuiltInterview } from '../buildPlan.ts';

/** The finished interview plan of the demo's backend role; reference texts stand in its posting. */
export const demoPlan: BuiltInterview[] = [
  {
    name: 'Recruiter screen',
    groups: [
      {
        competency: 'Motivation',
        source: 'Static',
        questions: [
          {
            question: 'What about scheduling for clinics made you want to talk with us?',
            type: 'Screening',
          },
          { question: 'What do you want to do more of in your next role?', type: 'Screening' },
        ],
      },
      {
        competency: 'Practicalities',
        source: 'Static',
        questions: [
          {
            question: 'Where would you like to work from, and when could you begin?',
            type: 'Screening',
          },
          { question: 'We pay $148,000 to $176,000 a year. Does that fit?', type: 'Screening' },
        ],
      },
    ],
  },
  {
    name: 'Technical interview',
    groups: [
      {
        competency: 'Databases under load',
        source: 'JobDescription',
        referenceText:
          'Sound knowledge of SQL: how a query is planned, what an index costs, when a lock hurts',
        questions: [
          {
            question:
              'A report that took a second takes a minute since last week. How do you find out why?',
            type: 'Technical',
          },
          {
            question: 'When did an index make things worse, and how did you notice?',
            type: 'Behavioral',
          },
        ],
      },
      {
        competency: 'Changing a system in use',
        source: 'JobDescription',
        referenceText:
          'Experience with a system that was split, moved or rewritten while it was in use',
        questions: [
          {
            question:
              'Tell me about a part of a system that you replaced while people worked with it.',
            type: 'Behavioral',
          },
          {
            question: 'How would you move appointment search from nightly batches to live updates?',
            type: 'CaseStudy',
          },
        ],
      },
    ],
  },
  {
    name: 'Team interview',
    groups: [
      {
        competency: 'On-call and failures',
        source: 'JobDescription',
        referenceText: 'Take part in an on-call week every sixth week, and fix what woke you up',
        questions: [
          {
            question:
              'Tell me about the last time you were called at night. What did you change afterwards?',
            type: 'Behavioral',
          },
          {
            question:
              'It is two in the morning and half the clinics cannot book. What are your first three steps?',
            type: 'Situational',
          },
        ],
      },
      {
        competency: 'Reviewing with care',
        source: 'JobDescription',
        referenceText: 'Review the work of others so that both of you learn from it',
        questions: [
          {
            question: 'Describe a review in which you were the one who learned something.',
            type: 'Behavioral',
          },
        ],
      },
      {
        competency: 'Working with clinics',
        source: 'UserFocusArea',
        questions: [
          {
            question: 'How do you decide whether a wish of one clinic is a need of all of them?',
            type: 'Situational',
          },
        ],
      },
    ],
  },
];
