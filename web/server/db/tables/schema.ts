// The whole schema in one object, for Drizzle and for drizzle-kit.
export * from './aiNote.ts';
export * from './call.ts';
export * from './capture.ts';
export * from './candidate.ts';
export * from './guide.ts';
export * from './interview.ts';
export * from './jobDescription.ts';
export * from './organization.ts';
export * from './plan.ts';
export * from './position.ts';
export * from './recording.ts';
export * from './search.ts';
export * from './task.ts';
export * from './transcript.ts';
export * from './transcriptImport.ts';
export * from './user.ts';
