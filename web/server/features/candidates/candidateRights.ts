import { builder } from '../../graphql/builder.ts';
import { Position } from '../positions/positionType.ts';
import { CurrentUser } from '../users/userType.ts';
import { addsCandidates, applicationPolicy } from './candidatePolicy.ts';

builder.objectField(Position, 'canAddCandidate', (t) =>
  t.boolean({
    resolve: (position, _args, context) =>
      applicationPolicy.can(context.signedIn().actor, 'edit', { positionId: position.id }),
  }),
);

builder.objectField(CurrentUser, 'canAddCandidates', (t) =>
  t.boolean({
    description: 'To at least one position.',
    resolve: (_user, _args, context) => addsCandidates(context.signedIn().actor),
  }),
);
