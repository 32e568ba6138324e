import { Button, Menu } from '@mantine/core';
import { useStore } from 'zustand';
import { playbackRates } from './createPlayback.ts';
import type { Playback } from './createPlayback.ts';
import classes from './SpeedMenu.module.css';

/** How fast it plays: 1x to 3x. */
export function SpeedMenu({ playback }: { playback: Playback }) {
  const rate = useStore(playback.state, (state) => state.rate);
  return (
    <Menu
      width={120}
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          px={8}
          aria-label={`Playback speed ${rate}x`}
          className={classes.target}
        >
          {rate}x
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        <Menu.RadioGroup value={String(rate)} onChange={(item) => playback.setRate(Number(item))}>
          {playbackRates.map((item) => (
            <Menu.RadioItem key={item} value={String(item)} className={classes.item}>
              {item}x
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
