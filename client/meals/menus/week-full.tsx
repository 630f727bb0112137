// Says that every dinner of the week is planned. When the last one is planned just now, leaves fall.
import { Leaf } from 'lucide-react';
import { useState } from 'react';
import type { KeptWeeklyMenu } from '#rules/sync/meal-records.ts';
import { Badge } from '../../kit/badge.tsx';
import { wantsMotion } from '../../look/motion.ts';
import sheet from '../motion.css?url';
import { FallingLeaves } from './falling-leaves.tsx';

/** `key` is the week: turning to a full one is no reason to celebrate. */
export function WeekFull({ menu }: { menu: KeptWeeklyMenu | undefined }) {
  const isFull = menu?.days.every(({ dinner }) => dinner !== '') ?? false;
  const [wasFull, setWasFull] = useState(isFull);
  const [isCelebrating, setCelebrating] = useState(false);
  if (wasFull !== isFull) {
    setWasFull(isFull);
    setCelebrating(isFull && wantsMotion());
  }
  return (
    <>
      <link rel="stylesheet" href={sheet} />
      <p role="status">
        {isFull && (
          <Badge hue="brand">
            <Leaf aria-hidden />
            Every dinner is planned
          </Badge>
        )}
        {isCelebrating && <FallingLeaves onDone={() => setCelebrating(false)} />}
      </p>
    </>
  );
}
