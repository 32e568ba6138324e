import { vi } from 'vitest';

// Test files share the libraries that they import (`isolate: false`), which takes a third of the time. What
// is ours is made anew for each file, so that no state and no replaced module passes from one to the next.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
