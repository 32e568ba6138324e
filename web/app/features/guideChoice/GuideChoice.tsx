import { useMutation } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { readFragment } from '../../lib/__generated__/index.ts';
import type { FragmentType } from '../../lib/__generated__/index.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import classes from './GuideChoice.module.css';
import { lazyPart } from '../../lib/lazyPart.ts';
import {
  AddGuideToCallDocument,
  GuideChoiceFragment,
  RemoveGuideFromCallDocument,
} from './guideChoiceDocuments.ts';

const GuideSelect = lazyPart(() => import('./GuideSelect.tsx'), 'GuideSelect');

interface GuideChoiceProps {
  call: FragmentType<typeof GuideChoiceFragment>;
  /** Notes of its questions are being written, or will be. */
  onChange?: () => void;
}

/** The guide an interview follows; whoever may change the interview chooses it here. */
export function GuideChoice({ call, onChange }: GuideChoiceProps) {
  const { id: callId, canEdit, isGuideHidden, callGuide } = readFragment(GuideChoiceFragment, call);
  const [add, adding] = useMutation(AddGuideToCallDocument);
  const [remove, removing] = useMutation(RemoveGuideFromCallDocument);
  const [error, setError] = useState<string | null>(null);
  if (!canEdit || isGuideHidden) {
    const text = isGuideHidden
      ? 'This interview follows a guide that is not shared with you.'
      : (callGuide?.name ?? 'No interview guide was chosen.');
    return (
      <p className={classes.guide}>
        <span className={classes.label}>Interview guide</span>
        {text}
      </p>
    );
  }
  const choose = async (callGuideId: string | null) => {
    setError(null);
    try {
      if (callGuideId === null) await remove({ variables: { callId } });
      else await add({ variables: { callId, callGuideId } });
      onChange?.();
    } catch (refusal) {
      setError(errorMessage(refusal));
    }
  };
  return (
    <Suspense fallback={null}>
      <GuideSelect
        selected={callGuide}
        isSaving={adding.loading || removing.loading}
        error={error}
        onChoose={(guideId) => void choose(guideId)}
      />
    </Suspense>
  );
}
