import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SpeakerRole } from '#shared/domain/transcript.ts';
import { MetricsSection } from './MetricsSection.tsx';

const metrics = {
  candidateTalkRatioPercent: 62,
  longestMonologueMs: 150_000,
  speakingRateWpm: 120,
  questionsAsked: 11,
  interactivity: 1.3,
  speakingRateDecile: 4,
  interactivityDecile: null,
};
const show = (roles: readonly SpeakerRole[], input = metrics) =>
  render(
    <MantineProvider>
      <MetricsSection metrics={input} speakers={roles.map((role) => ({ role }))} />
    </MantineProvider>,
  );
const lineOf = (title: string) => screen.getByText(title).parentElement?.textContent ?? '';

describe('the metrics of an interview', () => {
  afterEach(cleanup);

  it('stand beside their good ranges, judged in words', () => {
    show(['INTERVIEWER', 'CANDIDATE']);
    expect(lineOf('Candidate talk ratio')).toContain('62 %Within the 40–75 % range');
    expect(lineOf('Longest interviewer monologue')).toContain('2 min 30 sAbove');
    expect(lineOf('Interviewer speaking rate')).toContain('120 words per minuteBelow');
    expect(lineOf('Interviewer speaking rate')).toContain('4 of 10');
    expect(lineOf('Interactivity')).not.toContain('of 10');
    expect(lineOf('Interactivity')).toBe('Interactivity1.30 per minuteWithin the 1.12–1.60 range');
    expect(screen.queryByText(/to see more measures/)).toBeNull();
  });

  it('leave out what nobody can know before the speakers have roles', () => {
    show(['UNKNOWN', 'UNKNOWN'], { ...metrics, candidateTalkRatioPercent: 0 });
    expect(screen.queryByText('Questions asked')).toBeNull();
    expect(screen.queryByText('Longest interviewer monologue')).toBeNull();
    expect(screen.getByText('Interactivity')).toBeTruthy();
    expect(screen.getByText(/to see more measures/)).toBeTruthy();
  });

  it('say nothing of interactivity where one voice speaks alone', () => {
    show(['UNKNOWN']);
    expect(screen.queryByText('Interactivity')).toBeNull();
  });
});
