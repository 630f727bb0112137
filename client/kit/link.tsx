// A link inside the app: navigates without loading a new document, and is a plain anchor to everybody else.
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean;
}

/** Spreads every prop it does not know, so that `asChild` parents can hand theirs down. */
export function Link(props: LinkProps) {
  return <RouterLink {...props} />;
}
