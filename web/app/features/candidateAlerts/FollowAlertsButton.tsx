import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconBell, IconBellFilled } from '@tabler/icons-react';
import { useSave } from '../../ui/useSave.ts';
import { useCurrentUser } from '../session/useCurrentUser.ts';
import { FollowDocument, FollowedDocument, UnfollowDocument } from './alertDocuments.ts';

interface FollowAlertsButtonProps {
  of: { candidateId: string } | { positionId: string };
}

/** Turns e-mails with the alerts of a candidate or a position on and off. Not shown until it is known which. */
export function FollowAlertsButton({ of }: FollowAlertsButtonProps) {
  const { user } = useCurrentUser();
  const { data, client } = useQuery(FollowedDocument, { fetchPolicy: 'cache-and-network' });
  const follow = useSave(FollowDocument);
  const unfollow = useSave(UnfollowDocument);
  const followed = data?.candidateAlertUserSubscriptions;
  if (!followed || !user || user.isImpersonated) return null;
  const isFollowed =
    'candidateId' in of
      ? followed.candidateIds.includes(of.candidateId)
      : followed.positionIds.includes(of.positionId);
  const variables =
    'candidateId' in of ? { candidateIds: [of.candidateId] } : { positionIds: [of.positionId] };
  const toggle = async () => {
    const now = isFollowed
      ? (await unfollow.save(variables))?.removeCandidateAlertUserSubscriptions
      : (await follow.save(variables))?.addCandidateAlertUserSubscriptions;
    if (now)
      client.writeQuery({
        query: FollowedDocument,
        data: { candidateAlertUserSubscriptions: now },
      });
  };
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-pressed={isFollowed}
      leftSection={
        isFollowed ? (
          <IconBellFilled size={16} aria-hidden />
        ) : (
          <IconBell size={16} stroke={1.6} aria-hidden />
        )
      }
      title="You get an e-mail when an interview has alerts."
      loading={follow.isSaving || unfollow.isSaving}
      onClick={() => void toggle()}
    >
      {isFollowed ? 'Following alerts' : 'Follow alerts'}
    </Button>
  );
}
