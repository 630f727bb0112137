// Pictures of dishes are fetched with the first dish that asks for one; until they are here, their places stay free.
import { startTransition, useEffect, useState } from 'react';
import type { Dishes } from './dishes.ts';

const load = () => import('./dishes.ts').then((file) => file.preparedDishes());

let arrived: Dishes | null = null;
let arriving: Promise<Dishes> | undefined;

export function useDishes(): Dishes | null {
  const [dishes, setDishes] = useState(() => arrived);
  useEffect(() => {
    if (dishes) return;
    arriving ??= load();
    arriving.then(
      (found) => {
        arrived = found;
        startTransition(() => setDishes(found));
      },
      // Only pictures are missing; the next dish asks again.
      () => {
        arriving = undefined;
      },
    );
  }, [dishes]);
  return dishes;
}
