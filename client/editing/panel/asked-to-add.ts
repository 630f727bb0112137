// A link may lead to the form of a new entry: `?id=new`.
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import * as links from '../../screen/links.ts';

/** Opens the form by `add`, once, when the address, whose last word is `id`, asks for it; the address forgets it. */
export function useAskedToAdd(id: string | null, add: () => void): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (id !== links.NEW) return;
    navigate(location.pathname + location.search.replace(/.\w+=new$/, ''), { replace: true });
    add();
  });
}
