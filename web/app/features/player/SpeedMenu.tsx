import { Button, Menu } from '@mantine/core';
import { useStore } from 'zustand';
import { playbackRates } from './createPlayback.ts';
import type { Playback } from './createPlayback.ts';
import classes from './SpeedMenu.module.css';

/** How fast it plays: 1x to 3x. */
export function SpeedMenu({ playback }: { playback: Playback }) {
  const rate = useStore(playback.state, (state) => state.rate);
  return (
    <Menu width={120} position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          px={8}
          aria-label={`Playback speed ${rate}x`}
          className={classes.target ?? ''}
        >
          {rate}x
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {playbackRates.map((one) => (
          <Menu.Item
            key={one}
            role="menuitemradio"
            aria-checked={one === rate}
            className={classes.item ?? ''}
            onClick={() => playback.setRate(one)}
          >
            {one}x
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
