import { useEffect, useState } from 'react';
import type { PageFacts } from '../../sites/ats/readPageFacts.ts';
import type { Choice } from '../fields/SearchSelect.tsx';
import { findGuidesOf, type Guide } from '../guides/guideOperations.ts';
import { findPositions } from './positionOperations.ts';

/** What is known here of the position and the stage that a page in the applicant tracking system names. */
export interface AtsChoices {
  position: Choice;
  /** The only guide of that position, or the only one of them for that stage. */
  guide: Guide | null;
}

/** Null where the page names no position that is known by this name, or more than one, and while it is looked for. */
export function useAtsChoices({ POSITION: title, STAGE: stage }: PageFacts): AtsChoices | null {
  const [choices, setChoices] = useState<AtsChoices | null>(null);
  useEffect(() => {
    if (title === undefined) return;
    let isCurrent = true;
    findChoices(title, stage).then(
      (found) => {
        if (isCurrent) setChoices(found);
      },
      // The server cannot be asked: the person chooses.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [title, stage]);
  return title === undefined ? null : choices;
}

async function findChoices(title: string, stage: string | undefined): Promise<AtsChoices | null> {
  // Behind the title may stand the number of the requisition.
  const named = (await findPositions(title)).filter(({ label }) =>
    [label, label.replace(/ \([^()]*\)$/, '')].some((name) => isSame(name, title)),
  );
  const [position] = named;
  if (!position || named.length > 1) return null;
  const guides = await findGuidesOf(position.id);
  const staged = guides.filter((guide) => stage && guide.stage && isSame(guide.stage, stage));
  const fitting = staged.length > 0 ? staged : guides;
  return { position, guide: (fitting.length === 1 && fitting[0]?.guide) || null };
}

const isSame = (text: string, other: string): boolean =>
  text.trim().toLowerCase() === other.trim().toLowerCase();
