import { create } from 'zustand';

interface ServerState {
  /** production, staging, development or test; null until the server said so. */
  environment: string | null;
  /** Build the server had when this page was loaded. */
  buildHash: string | null;
  /** The server has a newer build: load it at the next navigation. */
  isReloadDue: boolean;
}

/** What this page knows about the server behind it. */
export const useServerStore = create<ServerState>(() => ({
  environment: null,
  buildHash: null,
  isReloadDue: false,
}));

/** Takes the build an answer came from; another one than at load makes a reload due. */
export function noteBuildHash(hash: string | null): void {
  const { buildHash } = useServerStore.getState();
  if (!hash || hash === buildHash) return;
  useServerStore.setState(buildHash === null ? { buildHash: hash } : { isReloadDue: true });
}
