// Shows toasts from anywhere. At most one is visible; a new one replaces it (TOAST-01).
import { useSyncExternalStore } from 'react';

interface ToastContent {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
  action?: { label: string; onClick: () => void } | undefined;
}

export interface ToastItem extends ToastContent {
  id: number;
  open: boolean;
}

const LIMIT = 1;
/** A dismissed toast stays in the list, closed, this long. */
const REMOVAL_DELAY = 1_000_000;

let items: ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

/** Closes a toast; it leaves the list after the removal delay. */
export function dismissToast(id: number): void {
  change(items.map((item) => (item.id === id ? { ...item, open: false } : item)));
  setTimeout(() => change(items.filter((item) => item.id !== id)), REMOVAL_DELAY);
}

/** Shows a toast. */
export function toast(content: ToastContent): void {
  change([{ ...content, id: ++lastId, open: true }, ...items].slice(0, LIMIT));
}

/** Shows an error in one plain sentence (TOAST-02). */
export function toastError(description: string): void {
  toast({ title: 'Error', description, variant: 'destructive' });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => items;

/** The toasts to render. */
export const useToasts = (): ToastItem[] => useSyncExternalStore(subscribe, current, current);
