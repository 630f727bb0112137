// The drawing of a dish by its name. The words it is chosen by are fetched with the first of them; until they are here,
// its place stays free.
import { startTransition, useEffect, useState } from 'react';
import { DishDrawing } from './dish-drawing.tsx';
import type { DishRule } from './dish-rule.ts';

const load = () => import('./dish-rule.ts').then((file) => file.preparedRule());

let arrived: DishRule | null = null;
let arriving: Promise<DishRule> | undefined;

function useRule(): DishRule | null {
  const [rule, setRule] = useState(() => arrived);
  useEffect(() => {
    if (rule) return;
    arriving ??= load();
    arriving.then(
      (found) => {
        arrived = found;
        startTransition(() => setRule(() => found));
      },
      // Only pictures are missing; the next dish asks again.
      () => {
        arriving = undefined;
      },
    );
  }, [rule]);
  return rule;
}

interface DishOfNameProps {
  name: string;
  /** Asked where the name says nothing. */
  ingredients?: readonly string[] | undefined;
  /** Its size, such as 'size-8'. */
  className: string;
}

export function DishOfName({ name, ingredients, className }: DishOfNameProps) {
  const rule = useRule();
  return <DishDrawing picture={rule?.(name, ingredients)} className={className} />;
}
