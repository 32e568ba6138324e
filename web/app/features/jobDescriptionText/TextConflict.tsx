import { Button, Group } from '@mantine/core';
import { Dialog } from '../../ui/Dialog.tsx';
import { Suspense, useState } from 'react';
import { ReactEditor } from 'slate-react';
import { formatDateTime } from '#shared/domain/time.ts';
import { documentText } from '#shared/editor/analysisBlocks.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { changedByText } from '../../lib/saveConflict.ts';
import { ChangedElsewhere } from '../../ui/ChangedElsewhere.tsx';
import { useZone } from '../../ui/ZoneContext.ts';
import classes from './AnalyzerNotices.module.css';
import type { JobDescriptionText } from './createJobDescriptionText.ts';
import { keptBlocks } from './jobDescriptionStart.ts';
import { notifyFailure } from '../../ui/notify.ts';

const VersionDiff = lazyPart(
  () => import('../jobDescriptionHistory/VersionDiff.tsx'),
  'VersionDiff',
);

type OtherText = Awaited<ReturnType<JobDescriptionText['readOther']>>;

/** Another text was saved than the one this page began from: what it is, and which of the two stays. */
export function TextConflict({ jobDescriptionText }: { jobDescriptionText: JobDescriptionText }) {
  const { conflict } = jobDescriptionText.useDocument();
  const zone = useZone();
  const [other, setOther] = useState<OtherText | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (!conflict) return null;
  const read = async (then: (found: OtherText) => void) => {
    setIsBusy(true);
    try {
      then(await jobDescriptionText.readOther());
    } catch (error) {
      notifyFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  const choose = (choice: () => void) => {
    setOther(null);
    choice();
    // The buttons are gone; whoever came by keys goes on in the text.
    setTimeout(() => ReactEditor.focus(jobDescriptionText.editor));
  };
  const keepMine = () => choose(jobDescriptionText.keepMine);
  return (
    <>
      <ChangedElsewhere
        className={classes.alert}
        title="Changed elsewhere, and not saved here"
        other="the other text"
        onCompare={() => void read(setOther)}
        onKeepMine={keepMine}
        onTakeOther={() => void read((found) => choose(() => jobDescriptionText.take(found)))}
        isBusy={isBusy}
      >
        {changedByText(conflict, 'this job description')}
        {conflict.changedAt && ` on ${formatDateTime(conflict.changedAt, zone)}`}, after it was
        opened here. Nothing you write is lost, and you can go on writing. Keep yours, and the other
        text stays in the version history; or take the other, and undo brings yours back.
      </ChangedElsewhere>
      {other && (
        <Dialog size={680} onClose={() => setOther(null)} title="What differs">
          <OtherText
            mine={documentText(jobDescriptionText.readBlocks())}
            other={documentText(keptBlocks(other))}
          />
          <Group mt="md" gap="xs">
            <Button variant="default" onClick={keepMine}>
              Keep mine
            </Button>
            <Button variant="default" onClick={() => choose(() => jobDescriptionText.take(other))}>
              Take the other text
            </Button>
          </Group>
        </Dialog>
      )}
    </>
  );
}

function OtherText({ mine, other }: { mine: string; other: string }) {
  if (mine === other)
    return (
      <p className={classes.legend}>
        The words are the same; the formatting or the ignored words differ.
      </p>
    );
  return (
    <>
      <p className={classes.legend}>
        <del>Struck through</del> stands only in yours, <ins>underlined</ins> only in the other.
      </p>
      <Suspense fallback={null}>
        <VersionDiff before={mine} after={other} />
      </Suspense>
    </>
  );
}
