// A drawn dish of the landing page, whose document has no script: it is taken from the file of all drawings.
import type { DishPicture } from '#rules/meals/dish-picture.ts';
import drawings from '../choices/dishes.svg';

interface DishInFileProps {
  picture: DishPicture;
  /** Its size, such as 'size-8'. */
  className: string;
}

/** Decorative: the name of the dish stands beside it, or none is meant. */
export const DishInFile = ({ picture, className }: DishInFileProps) => (
  <svg
    aria-hidden
    viewBox="0 0 96 96"
    data-dish={picture}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={`shrink-0 ${className}`}
  >
    <use href={`${drawings}#${picture}`} />
  </svg>
);
