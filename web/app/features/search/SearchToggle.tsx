import { ActionIcon } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useSpotlight } from './spotlightStore.ts';

/** Opens the search over the page, for whoever has no / key at hand. */
export function SearchToggle() {
  const open = useSpotlight((state) => state.open);
  return (
    <ActionIcon variant="subtle" aria-label="Search" aria-haspopup="dialog" onClick={open}>
      <IconSearch size={20} stroke={1.7} aria-hidden />
    </ActionIcon>
  );
}
