// Items that were ticked a moment ago: they stay where they are until their strike is drawn (motion.css).
import { useCallback, useState } from 'react';
import { wantsMotion } from '../../look/motion.ts';

/** Milliseconds: longer than the strike takes. */
const UNTIL_STRUCK = 450;
const NONE: ReadonlySet<string> = new Set();

export interface Ticking {
  /** Ids of the items that are being struck through; empty under reduced motion. */
  ids: ReadonlySet<string>;
  /** True once the parent has ticked an item here. */
  hasTicked: boolean;
  onTicked: (id: string) => void;
}

export function useTicking(): Ticking {
  const [ids, setIds] = useState(NONE);
  const [hasTicked, setHasTicked] = useState(false);
  const onTicked = useCallback((id: string) => {
    setHasTicked(true);
    if (!wantsMotion()) return;
    setIds((before) => new Set(before).add(id));
    setTimeout(() => setIds((before) => new Set([...before].filter((other) => other !== id))), UNTIL_STRUCK);
  }, []);
  return { ids, hasTicked, onTicked };
}
