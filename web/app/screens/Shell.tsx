import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import { Suspense, useRef } from 'react';
import { Outlet } from 'react-router';
import { setTimeFormat } from '#shared/domain/timeOfDay.ts';
import { Banner } from '../features/navigation/Banner.tsx';
import { MobileHeader } from '../features/navigation/MobileHeader.tsx';
import { NavigationMenu } from '../features/navigation/NavigationMenu.tsx';
import { SchemeToggle } from '../features/navigation/SchemeToggle.tsx';
import { SearchRow } from '../features/navigation/SearchRow.tsx';
import { ShortcutsRow } from '../features/navigation/ShortcutsRow.tsx';
import { Sidebar } from '../features/navigation/Sidebar.tsx';
import { usePageFocus } from '../features/navigation/usePageFocus.ts';
import { useScrollMemory } from '../features/navigation/useScrollMemory.ts';
import { useSpotlight } from '../features/search/spotlightStore.ts';
import { StopImpersonating } from '../features/session/StopImpersonating.tsx';
import { UserEntry } from '../features/session/UserEntry.tsx';
import type { CurrentUser } from '../features/session/useCurrentUser.ts';
import { useExtension } from '../lib/installedExtension.ts';
import { isFramed } from '../lib/isFramed.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import { useIsMobile } from '../ui/useIsMobile.ts';
import { ZoneContext } from '../ui/ZoneContext.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import classes from './Shell.module.css';
import { ShortcutsDock } from './ShortcutsDock.tsx';
import { SpotlightDock } from './SpotlightDock.tsx';
import { UploadsDock } from './UploadsDock.tsx';

const EmbeddedHeader = lazyPart(
  () => import('../features/extension/EmbeddedHeader.tsx'),
  'EmbeddedHeader',
);
const CallInProgress = lazyPart(() => import('./CallInProgress.tsx'), 'CallInProgress');
const ExtensionDock = lazyPart(
  () => import('../features/extension/ExtensionDock.tsx'),
  'ExtensionDock',
);

/** What stands around every page of a signed-in person. The page scrolls inside `main`. */
export function Shell({ user }: { user: CurrentUser }) {
  const main = useRef<HTMLElement>(null);
  useScrollMemory(main);
  usePageFocus(main);
  const isMobile = useIsMobile();
  const { ats, version, isAsked } = useExtension();
  const openSearch = useSpotlight((state) => state.open);
  setTimeFormat(user.timeFormat, navigator.language);
  const menu = <NavigationMenu user={user} />;
  const footer = (
    <>
      {!isMobile && <ShortcutsRow />}
      <SchemeToggle />
      <UserEntry user={user} />
    </>
  );
  return (
    <ZoneContext value={user.timezoneName}>
      <NuqsAdapter>
        <div className={classes.shell}>
          <a
            href="#content"
            className={classes.skip}
            onClick={(event) => {
              // Focus alone: the address, which people copy, stays as it is.
              event.preventDefault();
              main.current?.focus();
            }}
          >
            Skip to content
          </a>
          {user.isImpersonated && (
            <Banner>
              <span>Impersonating {user.fullName}</span>
              <StopImpersonating user={user} />
            </Banner>
          )}
          {ats !== null && (
            <Suspense fallback={<div className={classes.embedded} />}>
              <EmbeddedHeader />
            </Suspense>
          )}
          {!isFramed() && (
            <Suspense fallback={null}>
              <CallInProgress />
            </Suspense>
          )}
          <div className={classes.columns}>
            {/* In a frame the menu waits until it is known whose frame it is. */}
            {ats !== null || (isFramed() && !isAsked) ? null : isMobile ? (
              <MobileHeader onSearch={openSearch} menu={menu} footer={footer} />
            ) : (
              <Sidebar
                menu={
                  <>
                    <SearchRow onOpen={openSearch} />
                    {menu}
                  </>
                }
                footer={footer}
              />
            )}
            <main id="content" tabIndex={-1} ref={main} className={classes.main}>
              <ScreenBoundary>
                <Outlet />
              </ScreenBoundary>
            </main>
          </div>
          {version !== null && (
            <Suspense fallback={null}>
              <ExtensionDock version={version} isImpersonated={user.isImpersonated} />
            </Suspense>
          )}
          <UploadsDock userId={user.id} />
          <ShortcutsDock />
          <SpotlightDock />
        </div>
      </NuqsAdapter>
    </ZoneContext>
  );
}
