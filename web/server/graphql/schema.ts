import { builder } from './builder.ts';
import '../features/calls/callMutations.ts';
import '../features/calls/callQueries.ts';
import '../features/calls/callSubscriptions.ts';
import '../features/candidates/candidateType.ts';
import '../features/engines/engineType.ts';
import '../features/guides/guideType.ts';
import '../features/positions/positionType.ts';
import '../features/transcripts/transcriptMutations.ts';
import '../features/transcripts/transcriptType.ts';
import '../features/users/signInType.ts';
import '../features/users/userType.ts';

export const schema = builder.toSchema();
