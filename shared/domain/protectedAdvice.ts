import type { ProtectedGround } from '../language/protectedGround.ts';

/** How a ground is named to people, why a question on it is marked, and how to ask lawfully. */
export interface ProtectedAdvice {
  label: string;
  why: string;
  instead: string;
}

export const protectedAdvice: Record<ProtectedGround, ProtectedAdvice> = {
  FAMILY: {
    label: 'Family',
    why: 'Family, marriage and pregnancy must not count in hiring.',
    instead: 'This role has the following hours and travel. Can you meet them?',
  },
  AGE: {
    label: 'Age',
    why: 'Age must not count in hiring.',
    instead: 'Are you of the age the law requires for this work?',
  },
  ORIGIN: {
    label: 'Origin',
    why: 'Origin, ethnicity, citizenship and accent must not count in hiring.',
    instead: 'Are you allowed to work in this country?',
  },
  RELIGION: {
    label: 'Religion',
    why: 'Religion must not count in hiring.',
    instead: 'The work includes these days and hours. Can you work them?',
  },
  HEALTH: {
    label: 'Disability and health',
    why: 'Disability, illness and medical history must not count in hiring.',
    instead: 'Can you do these tasks, with or without an adjustment?',
  },
  PRIVATE: {
    label: 'Private life',
    why: 'Politics, orientation, union membership and arrests must not count in hiring.',
    instead: 'Leave this out; nothing about the work needs it.',
  },
};
