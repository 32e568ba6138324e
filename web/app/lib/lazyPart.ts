import { lazy } from 'react';
import { loadPart } from './loadPart.ts';

/** React's `lazy`, for code that outlives a lost connection (see `loadPart`). */
export const lazyPart: typeof lazy = (load) => lazy(() => loadPart(load));
