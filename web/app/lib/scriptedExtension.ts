type Asked = Record<string, unknown> & { type: string };

/**
 * For tests: answers what the app asks the browser extension, from a script. A type without an answer is
 * met with silence. `asked` remembers what was; `stop` takes it away.
 */
export function scriptedExtension(script: Record<string, unknown>) {
  const asked: Asked[] = [];
  const listen = ({ data }: MessageEvent<Asked & { source?: string; id?: string }>) => {
    if (data.source !== 'rapport-app') return;
    const { source: _source, id, ...question } = data;
    asked.push(question);
    if (!(data.type in script)) return;
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { source: 'rapport-extension', type: 'answer', id, data: script[data.type] },
        origin: window.location.origin,
        source: window,
      }),
    );
  };
  window.addEventListener('message', listen);
  return { asked, stop: () => window.removeEventListener('message', listen) };
}
