// A link may lead to the form of a new entry: `?id=new`.
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import * as links from '../../screen/links.ts';

/**
 * Opens the form with `add`, once, where `id`, which the address ends with, asks for a new entry, and takes it out of
 * the address. Returns the id where it is one of a record, else null.
 */
export function useAskedToAdd(id: string | null, add: () => void): string | null {
  const [, navigate] = useLocation();
  const isAsked = id === links.NEW;
  useEffect(() => {
    const address = location.pathname + location.search;
    const rest = address.replace(/.\w+=new$/, '');
    // `id` may be a moment behind the address.
    if (!isAsked || rest === address) return;
    navigate(rest, { replace: true });
    add();
  });
  return isAsked ? null : id;
}
