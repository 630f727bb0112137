// A link inside the app: navigates without loading a new document, and is a plain anchor otherwise.
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean;
}

/** Passes unknown props to the anchor, so that `asChild` parents can pass theirs. */
export function Link(props: LinkProps) {
  return <RouterLink {...props} />;
}
