import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsMobile } from '../../ui/useIsMobile.ts';
import { fingerprintOf } from './fileRules.ts';
import { recallDraft, rememberDraft } from './rememberedDraft.ts';
import { draftOf } from './uploadDraft.ts';
import type { RememberedDraft } from './uploadDraft.ts';
import { UploadForm } from './UploadForm.tsx';

interface UploadDialogProps {
  /** Those still to be described; the first is shown. */
  files: readonly File[];
  user: { id: string; fullName: string; timezoneName: string; canCreatePosition: boolean };
  /** The first file is on its way, or left out. */
  onNext: () => void;
  onClose: () => void;
}

/** Asks for each chosen file what it is about, one after the other; each starts at once. */
export function UploadDialog({ files, user, onNext, onClose }: UploadDialogProps) {
  const [earlier, setEarlier] = useState<Partial<RememberedDraft> | null>(null);
  const [total, setTotal] = useState(files.length);
  const [done, setDone] = useState(0);
  const isMobile = useIsMobile();
  const [file] = files;
  // Files may be dropped on the page while the dialog is open.
  if (done + files.length > total) setTotal(done + files.length);
  if (!file) return null;
  const me = { value: user.id, label: user.fullName, zone: user.timezoneName };
  const next = () => {
    setDone(done + 1);
    onNext();
  };
  return (
    <Dialog
      onClose={onClose}
      title={total > 1 ? `Upload ${total} recordings` : 'Upload recording'}
      size={640}
      fullScreen={isMobile}
      closeOnClickOutside={false}
    >
      <UploadForm
        key={fingerprintOf(file)}
        file={file}
        initial={draftOf(file, earlier ?? recallDraft(user.id), me, new Date())}
        canCreatePosition={user.canCreatePosition}
        place={total > 1 ? `${done + 1} of ${total}` : null}
        onStarted={(draft) => {
          rememberDraft(user.id, draft);
          setEarlier(draft);
          next();
        }}
        onSkip={next}
      />
    </Dialog>
  );
}
