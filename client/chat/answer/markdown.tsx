// Renders the Markdown of an answer as elements: no pictures (loading a remote one would tell its owner that it was
// read), no raw HTML, and links only to our own screens.
import Markdown from 'react-markdown';
import type { Components } from 'react-markdown';
import { Link } from '../../kit/link.tsx';
import { isOwnPath, safeHref, withoutNamedCharacters } from './safe-links.ts';

const LINK = 'font-semibold text-brand underline underline-offset-2';
const HIDDEN = ['img', 'input', 'hr'];

const COMPONENTS: Components = {
  a({ href = '', children }) {
    if (!isOwnPath(href)) return children;
    return (
      <Link href={href} className={LINK}>
        {children}
      </Link>
    );
  },
  // The screen's own headings come first; headings of an answer are always below them, whatever level the model used.
  h1: ({ children }) => <h3 className="mt-3 text-lg first:mt-0">{children}</h3>,
  h2: ({ children }) => <h3 className="mt-3 text-lg first:mt-0">{children}</h3>,
  h3: ({ children }) => <h3 className="mt-3 text-lg first:mt-0">{children}</h3>,
  h4: ({ children }) => <h4 className="mt-2 font-semibold first:mt-0">{children}</h4>,
  ul: ({ children }) => <ul className="my-2 list-disc space-y-1 pl-5 first:mt-0 last:mb-0">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="my-2 list-decimal space-y-1 pl-6 first:mt-0 last:mb-0">
      {children}
    </ol>
  ),
  p: ({ children }) => <p className="my-2 whitespace-pre-line first:mt-0 last:mb-0">{children}</p>,
  pre: ({ children }) => (
    <pre className="my-2 rounded-field bg-sunk p-3 text-sm whitespace-pre-wrap">{children}</pre>
  ),
  blockquote: ({ children }) => (
    <blockquote className="my-2 border-l-4 border-line pl-3 text-soft">{children}</blockquote>
  ),
};

export function Words({ text }: { text: string }) {
  return (
    <Markdown skipHtml disallowedElements={HIDDEN} urlTransform={safeHref} components={COMPONENTS}>
      {withoutNamedCharacters(text)}
    </Markdown>
  );
}
