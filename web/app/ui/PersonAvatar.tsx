import { Avatar } from '@mantine/core';
import { initialsOf } from '#shared/domain/initials.ts';

interface PersonAvatarProps {
  name: string;
  pictureUrl?: string | null | undefined;
  /** Width in px. */
  size?: number;
}

/** A person's picture or initials. Hidden from screen readers: the name always stands beside it. */
export function PersonAvatar({ name, pictureUrl, size = 28 }: PersonAvatarProps) {
  const hue = `var(--rapport-speaker-${(hashOf(name) % 8) + 1})`;
  return (
    <Avatar
      src={pictureUrl ?? null}
      alt=""
      size={size}
      radius="xl"
      aria-hidden
      styles={{
        placeholder: {
          color: hue,
          background: `color-mix(in srgb, ${hue} 14%, var(--rapport-surface))`,
          border: 0,
          fontSize: Math.round(size * 0.4),
          fontWeight: 600,
        },
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}

/** FNV-1a, mixed once more so that the low bits, which choose the hue, depend on every letter. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15) ^ (hash >>> 7)) >>> 0;
}
