// The page of the typing benchmark: the analyzer's editor with its marks, or Slate alone with the same text.
import '@mantine/core/styles.layer.css';
import '#shared/ui/base.css';
import { MantineProvider } from '@mantine/core';
import { useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createEditor } from 'slate';
import { Editable, Slate, withReact } from 'slate-react';
import type { Analysis } from '#shared/analysis/analysis.ts';
import type { EditorBlock } from '#shared/editor/editorNodes.ts';
import { cssVariablesResolver, theme } from '#shared/ui/theme.ts';
import { useAnalysis } from '../../../web/app/features/analyzer/useAnalysis.ts';
import { blocksOf, createTextEditor } from '../../../web/app/features/editor/createTextEditor.ts';
import { TextEditor } from '../../../web/app/features/editor/TextEditor.tsx';
import { useFindings } from '../../../web/app/features/editor/useFindings.ts';
import { buildBlocks } from './buildBlocks.ts';

const none: readonly string[] = [];
const nothingHidden: ReadonlySet<never> = new Set();

function Ours() {
  const [editor] = useState(createTextEditor);
  const [start] = useState(buildBlocks);
  const { show, decorate } = useFindings(editor, nothingHidden);
  const readBlocks = useCallback(() => blocksOf(editor), [editor]);
  const onFound = useCallback(
    (blocks: readonly EditorBlock[], analysis: Analysis | null) =>
      show(blocks, analysis?.annotations ?? []),
    [show],
  );
  const { textChanged } = useAnalysis({
    readBlocks,
    title: 'Engineer',
    whitelistedWords: none,
    onFound,
  });
  return (
    <TextEditor
      editor={editor}
      initialBlocks={start}
      label="Job description"
      placeholder=""
      isReadOnly={false}
      decorate={decorate}
      onChange={textChanged}
      onFinding={() => undefined}
      onKey={() => false}
    />
  );
}

function Plain() {
  const [editor] = useState(() => withReact(createEditor()));
  const [start] = useState(buildBlocks);
  return (
    <Slate editor={editor} initialValue={start}>
      <Editable aria-label="Job description" />
    </Slate>
  );
}

const host = document.querySelector('#root');
if (!host) throw new Error('The page has no #root');
createRoot(host).render(
  <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver}>
    {location.search === '?plain' ? <Plain /> : <Ours />}
  </MantineProvider>,
);
