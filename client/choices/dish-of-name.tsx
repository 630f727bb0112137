// The drawing of a dish by its name. The words it is chosen by are fetched with the first of them; until they are here,
// its place stays free.
import { useEffect, useState } from 'react';
import { DishDrawing } from './dish-drawing.tsx';

const load = () => import('#rules/meals/dish-picture.ts');
type Rule = Awaited<ReturnType<typeof load>>;

let arrived: Rule | null = null;

function useRule(): Rule | null {
  const [rule, setRule] = useState(arrived);
  useEffect(() => {
    if (!rule)
      void load().then(
        (found) => setRule((arrived = found)),
        // Only pictures are missing.
        () => undefined,
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
  return <DishDrawing picture={rule?.dishPictureOf(name, ingredients)} className={className} />;
}
