import type { Interview } from './interview.ts';

/**
 * An interview from lines like "I: Why us?" and "C: Because …", with segments s1, s2, … of ten seconds
 * each; I interviews, C is the candidate, anybody else is unknown. For tests.
 */
export function talk(lines: string): Interview {
  const spoken = lines
    .trim()
    .split('\n')
    .map((line) => {
      const colon = line.indexOf(':');
      return { speakerId: line.slice(0, colon).trim(), text: line.slice(colon + 1).trim() };
    });
  return {
    speakers: [...new Set(spoken.map(({ speakerId }) => speakerId))].map((id) => ({
      id,
      name: `Speaker ${id}`,
      role: id === 'I' ? 'INTERVIEWER' : id === 'C' ? 'CANDIDATE' : 'UNKNOWN',
    })),
    segments: spoken.map(({ speakerId, text }, index) => ({
      id: `s${index + 1}`,
      speakerId,
      startMs: index * 10_000,
      endMs: (index + 1) * 10_000,
      text,
    })),
  };
}
