export interface EngineRun {
  name: string;
  version: string;
  trust: 'rough' | 'good';
  finishedAt: string;
}

/** One line above the words: how far to trust them. */
export function EngineNote({ engine }: { engine: EngineRun }) {
  return (
    <span>{engine.trust === 'rough' ? `Rough transcript, ${engine.name}.` : titleOf(engine)}</span>
  );
}

/** The demo's engine explains itself in the details; its title is enough. */
export const titleOf = ({ name }: EngineRun) => name.split(',')[0] ?? name;
