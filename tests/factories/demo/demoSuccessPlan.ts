import type { BuiltInterview } from '../buildPlan.ts';

/** The short plan of the demo's customer success role; reference texts stand in its posting. */
export const demoSuccessPlan: BuiltInterview[] = [
  {
    name: 'Recruiter screen',
    groups: [
      {
        competency: 'Motivation',
        source: 'Static',
        questions: [
          {
            question: 'What do you enjoy about looking after customers you already have?',
            type: 'Screening',
          },
        ],
      },
      {
        competency: 'Availability',
        source: 'Static',
        questions: [{ question: 'When could you begin?', type: 'Screening' }],
      },
    ],
  },
  {
    name: 'Customer success case',
    groups: [
      {
        competency: 'Renewals',
        source: 'JobDescription',
        referenceText: 'Own a book of forty clinics and be accountable for their renewal',
        questions: [
          {
            question:
              'Tell me about a customer who was about to leave. What did you do, and how did it end?',
            type: 'Behavioral',
          },
          {
            question:
              'Five of your forty clinics come up for renewal in the same week. How do you plan it?',
            type: 'Situational',
          },
        ],
      },
      {
        competency: 'Business reviews',
        source: 'JobDescription',
        referenceText: 'Run business reviews that are attended by clinic managers',
        questions: [
          {
            question: 'What did the last review that you ran with a customer change for them?',
            type: 'Behavioral',
          },
        ],
      },
    ],
  },
];
