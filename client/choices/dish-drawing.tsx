// A drawn dish, taken from one file of drawings that is fetched once and cached like any asset.
import type { DishPicture } from '#rules/meals/dish-picture.ts';
import { cx } from '../kit/cx.ts';
import drawings from './dishes.svg';

interface DishDrawingProps {
  /** Undefined while it is not known. */
  picture: DishPicture | undefined;
  /** Its size, such as 'size-8'. */
  className: string;
}

/** Decorative: the name of the dish always stands beside it. */
export function DishDrawing({ picture, className }: DishDrawingProps) {
  return (
    <svg aria-hidden viewBox="0 0 96 96" data-dish={picture} className={cx('shrink-0', className)}>
      {picture && <use href={`${drawings}#${picture}`} />}
    </svg>
  );
}
