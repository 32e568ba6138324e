import { isAtSite, type MeetingSite, type SiteId } from './meetingSite.ts';

const meet: MeetingSite = {
  id: 'meet',
  platform: 'GOOGLE_MEET',
  name: 'Google Meet',
  matches: ['https://meet.google.com/*'],
  hasFrames: false,
  meetingKey: ({ pathname }) => /^\/([a-z]{3,4}-[a-z]{4}-[a-z]{3})$/.exec(pathname)?.[1] ?? null,
  limits: { reconcileMs: 350, idleMs: 60_000, endsForGood: false },
  controls: { topPx: 0, bottomPx: 80 },
  captionsHelp: 'meetCaptionsHelp',
};

const zoom: MeetingSite = {
  id: 'zoom',
  platform: 'ZOOM',
  name: 'Zoom',
  matches: ['https://app.zoom.us/*'],
  hasFrames: true,
  meetingKey: ({ pathname }) => /^\/wc\/(?:join\/)?(\d{9,12})(?:\/|$)/.exec(pathname)?.[1] ?? null,
  // Captions roll in a window of a few words: a pause ends an utterance.
  limits: { reconcileMs: 350, idleMs: 5_000, endsForGood: true },
  controls: { topPx: 0, bottomPx: 60 },
  captionsHelp: 'zoomCaptionsHelp',
};

const teams: MeetingSite = {
  id: 'teams',
  platform: 'TEAMS',
  name: 'Microsoft Teams',
  matches: [
    'https://teams.microsoft.com/*',
    'https://teams.live.com/*',
    'https://teams.cloud.microsoft/*',
  ],
  hasFrames: false,
  meetingKey: teamsMeeting,
  limits: { reconcileMs: 350, idleMs: 60_000, endsForGood: false },
  controls: { topPx: 64, bottomPx: 0 },
  captionsHelp: 'teamsCaptionsHelp',
};

/** Teams shows most meetings at /v2/, which names none; join links name a thread or a code. */
function teamsMeeting({ pathname, search, hash }: URL): string | 'byTab' | null {
  const whole = decodeURIComponentSafely(pathname + search + hash);
  const thread = /19:meeting_[\w-]+@thread\.(?:v2|tacv2|skype)/.exec(whole)?.[0];
  const code = /^\/meet\/(\d{9,16})/.exec(pathname)?.[1];
  return thread ?? code ?? (/^\/(?:v2|light-meetings|_)?\/?/.test(pathname) ? 'byTab' : null);
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const meetingSites: Readonly<Record<SiteId, MeetingSite>> = { meet, zoom, teams };

/** The meeting site at an address; null where there is none. */
export const siteAt = (url: URL): MeetingSite | null =>
  Object.values(meetingSites).find((site) => isAtSite(site, url)) ?? null;

/** A site by its id, as meeting pages report it. */
export const siteOf = (id: string): MeetingSite =>
  Object.values(meetingSites).find((site) => site.id === id) ?? meet;
