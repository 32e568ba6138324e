/** The kinds of record in the audit log, by the first part of an event's name. */
export const auditKinds = {
  call: 'Recordings',
  interview: 'Scheduled interviews',
  transcript: 'Transcripts',
  upload: 'Uploads',
  note: 'Notes',
  noteReply: 'Replies',
  aiNote: 'AI notes (sentences)',
  aiNotes: 'AI notes',
  aiTemplate: 'AI notes templates',
  scorecard: 'Scorecards',
  clip: 'Clips',
  playlist: 'Playlists',
  share: 'Share requests',
  reportShare: 'Shared reports',
  candidate: 'Candidates',
  position: 'Positions',
  client: 'Position groups',
  interviewStage: 'Stages',
  guide: 'Guides',
  user: 'Users',
  userRole: 'Roles',
  organization: 'Organization',
  engineRecord: 'Engine records',
  adverseImpact: 'Adverse impact report',
  selfIdentification: 'Self-identification',
  jobDescription: 'Job descriptions',
  plan: 'Interview plans',
  library: 'Question library',
  customTopic: 'Custom topics',
  skillReport: 'Skill reports',
} as const;
export type AuditKind = keyof typeof auditKinds;

export const isAuditKind = (text: string): text is AuditKind => Object.hasOwn(auditKinds, text);

const wordsOf = (name: string): string =>
  name
    .replaceAll('.', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** An event in words: `interviewStage.excluded` is "Interview stage excluded". */
export function auditEventText(event: string): string {
  const words = wordsOf(event)
    .replace(/^ai\b/, 'AI')
    .replace(/^call\b/, 'recording');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What an event says beside its name, in one line; for people without ids of other records. */
export const auditDetailText = (detail: object, { withIds = false } = {}): string =>
  linesOf(detail, '')
    .filter(({ value }) => withIds || !uuid.test(value))
    .map(({ name, value }) => `${name}: ${value}`)
    .join(', ');

const linesOf = (detail: object, prefix: string): { name: string; value: string }[] =>
  Object.entries(detail).flatMap(([key, value]: [string, unknown]) => {
    const name = `${prefix}${names[key] ?? wordsOf(key)}`;
    if (value === null || value === undefined || value === '') return [];
    if (typeof value === 'object' && !Array.isArray(value)) return linesOf(value, `${name} `);
    return [{ name, value: valueText(value) }];
  });

/** Only shares count, and what they count is people. */
const names: Readonly<Record<string, string>> = { count: 'people' };

function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return new Intl.ListFormat('en-US').format(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
