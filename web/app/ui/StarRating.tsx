import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { highestRating } from '#shared/domain/candidate.ts';
import { plural } from '#shared/domain/plural.ts';
import classes from './StarRating.module.css';

interface StarRatingProps {
  label: string;
  /** 1 to 5; 0 without a rating. */
  value: number;
  onChange: (value: number) => void;
}

/** 1 to 5 stars to choose from. The current star again takes the rating away. */
export function StarRating({ label, value, onChange }: StarRatingProps) {
  return (
    <div role="group" aria-label={label} className={classes.stars}>
      {Array.from({ length: highestRating }, (_, index) => index + 1).map((star) => {
        const Icon = star <= value ? IconStarFilled : IconStar;
        return (
          <button
            key={star}
            type="button"
            className={classes.star}
            aria-label={plural(star, 'star')}
            aria-pressed={star === value}
            title={star === value ? 'Remove the rating' : undefined}
            onClick={() => onChange(star === value ? 0 : star)}
          >
            <Icon size={20} stroke={1.6} aria-hidden />
          </button>
        );
      })}
    </div>
  );
}
