// Features of every screen that no first screen waits for: tooltips, changes from other devices, unsent meal edits, and
// the files that the next offline start needs.
import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { followHousehold } from '../live/follow.ts';
import { TooltipLayer } from '../kit/overlays/tooltip-layer.tsx';
import { beginMeals } from '../meal-store/begin.ts';
import { OfflineCare } from '../offline/offline-care.tsx';
import print from '../look/print.css?url';

export function AtIdle() {
  const client = useQueryClient();
  // A visit that only looks prints nothing: one request less. Control itself is an act: its P comes later.
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    const use = () => setIsUsed(true);
    for (const act of ['keydown', 'pointerdown', 'beforeprint']) addEventListener(act, use, { once: true });
  }, []);
  useEffect(() => {
    // Code that cannot be fetched now is fetched by the screen that needs it.
    beginMeals(client).catch(() => undefined);
    return followHousehold(client);
  }, [client]);
  return (
    <>
      {isUsed && <link rel="stylesheet" href={print} media="print" />}
      <TooltipLayer />
      <OfflineCare />
    </>
  );
}
