// A drawn dish.
import { useLayoutEffect, useRef } from 'react';
import type { DishPicture } from '#rules/meals/dish-picture.ts';
import { cx } from '../kit/cx.ts';
import { useDishes } from './use-dishes.ts';

interface DishDrawingProps {
  /** Undefined while it is not known. */
  picture: DishPicture | undefined;
  /** Its size, such as 'size-8'. */
  className: string;
}

/** Decorative: the name of the dish always stands beside it. */
export function DishDrawing({ picture, className }: DishDrawingProps) {
  const dishes = useDishes();
  const place = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (dishes && picture) place.current?.replaceChildren(...dishes.drawn(picture));
  }, [dishes, picture]);
  return (
    <svg
      ref={place}
      aria-hidden
      viewBox="0 0 96 96"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-dish={picture}
      className={cx('shrink-0', className)}
    />
  );
}
