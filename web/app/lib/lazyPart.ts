import { lazy, type LazyExoticComponent } from 'react';
import { loadPart } from './loadPart.ts';

/** What React's `lazy` takes. */
type Component = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/**
 * The component that a module exports under a name, loaded when it is first drawn and again after a lost
 * connection (see `loadPart`).
 */
export const lazyPart = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Extract<Module[Name], Component>> =>
  lazy(() =>
    loadPart(async () => ({
      default: (await load())[name] as Extract<Module[Name], Component>,
    })),
  );
