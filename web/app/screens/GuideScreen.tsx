import { useQuery } from '@apollo/client/react';
import { Anchor, Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { GuideFacts } from '../features/guides/GuideFacts.tsx';
import { GuideQuestions } from '../features/guides/GuideQuestions.tsx';
import { GuideDocument, GuideRowFragment } from '../features/guides/guideDocuments.ts';
import { readFragment } from '../lib/__generated__/index.ts';
import { errorMessage } from '../lib/errorMessage.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { copyText } from '../ui/copyText.ts';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

/** One interview guide to read. */
export function GuideScreen() {
  const { guideId = '' } = useParams();
  usePageTitle('Interview Guide');
  const { data, error, refetch } = useQuery(GuideDocument, {
    variables: { id: guideId },
    fetchPolicy: 'cache-and-network',
  });
  if (!data && error)
    return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton />;
  if (!data.guide) return <NotFoundScreen />;
  const guide = readFragment(GuideRowFragment, data.guide);
  return (
    <>
      <PageHeader
        title={guide.name}
        action={
          <Button
            variant="default"
            leftSection={<IconLink size={16} stroke={1.6} aria-hidden />}
            onClick={() => void copyText(`${window.location.origin}/guide/${guide.id}`)}
          >
            Copy link
          </Button>
        }
      >
        <GuideFacts guide={guide} />
      </PageHeader>
      {data.guide.cues.length === 0 ? (
        <EmptyState
          title="This guide has no questions yet."
          action={
            <Anchor component={Link} to="/guides">
              All guides
            </Anchor>
          }
        />
      ) : (
        <GuideQuestions questions={data.guide.cues} />
      )}
    </>
  );
}
