import { checkConnection, isServerThere, onReconnect } from './connection.ts';
import { isSafeToLeave } from './reloadOnNewBuild.ts';

/** How the world stands while a part is loaded; tests bring their own. */
interface LoadingWorld {
  isServerThere: () => Promise<boolean>;
  /** Ends when it is worth another try. */
  untilNextTry: () => Promise<void>;
  reload: () => void;
}

const pauseMs = 3000;

const browserWorld: LoadingWorld = {
  isServerThere,
  untilNextTry: () =>
    new Promise((next) => {
      const timer = setTimeout(() => sooner(), pauseMs);
      const sooner = () => {
        clearTimeout(timer);
        stop();
        next();
      };
      const stop = onReconnect(sooner);
      checkConnection();
    }),
  reload: () => window.location.reload(),
};

/**
 * Loads code that a page asks for late. While the server cannot be reached it waits and tries again,
 * and what is on the page stays. Code that is gone although the server answers belongs to another
 * build: the page is loaded anew, once, where nothing on it would be lost; else the error is thrown.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  world: LoadingWorld = browserWorld,
): Promise<Part> {
  let wasThere = false;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const isThere = await world.isServerThere();
      if (isThere && wasThere) {
        if (!mayReload()) throw error;
        world.reload();
        // Nothing to show until the page is gone.
        return new Promise(() => undefined);
      }
      wasThere = isThere;
      if (!isThere) await world.untilNextTry();
      await mendStyles();
    }
  }
}

function mayReload(): boolean {
  const key = 'rapport-lost-chunk';
  const path = window.location.pathname;
  if (sessionStorage.getItem(key) === path || !isSafeToLeave()) return false;
  sessionStorage.setItem(key, path);
  return true;
}

/** Style sheets that did not come are not asked for again by the bundler, which only knows that it asked. */
async function mendStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(
    links
      .filter(({ sheet }) => sheet === null)
      .map((link) => {
        const again = link.cloneNode() as HTMLLinkElement;
        return new Promise<void>((next) => {
          again.addEventListener('load', () => next(), { once: true });
          again.addEventListener('error', () => next(), { once: true });
          link.replaceWith(again);
        });
      }),
  );
}
