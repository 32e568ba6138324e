import type { SpeakerBasis } from '#shared/domain/transcript.ts';
import type { AttributedSpeaker } from '../../speech/attributeSpeakers.ts';

const bases: Record<AttributedSpeaker['basis'], SpeakerBasis> = {
  channel: 'CHANNEL',
  voice: 'VOICE',
  none: 'NONE',
};

/** How the recognizer's way of telling speakers apart is stored. */
export const speakerBasis = (basis: AttributedSpeaker['basis']): SpeakerBasis => bases[basis];
