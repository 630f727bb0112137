// Placeholder of a screen whose tools are not released yet: its planned content, and what helps until then.
import { CircleDashed, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Link } from '../kit/link.tsx';
import * as links from './links.ts';
import { Page } from './page.tsx';
import type { Mood } from '../pip/mood.ts';
import { Pip } from '../pip/pip.tsx';

interface NotYetProps {
  title: string;
  mood?: Mood;
  /** Pip's first sentence, as a heading. */
  says: ReactNode;
  /** Purpose of this screen, and what works until then. */
  text: ReactNode;
  /** Planned content; without it nothing is promised. */
  points?: string[];
  /** Further actions, in addition to the chat. */
  action?: ReactNode;
  children?: ReactNode;
}

export function NotYet({
  title,
  mood = 'encouraging',
  says,
  text,
  points = [],
  action,
  children,
}: NotYetProps) {
  return (
    <Page title={title}>
      <div className="flex flex-col gap-5">
        {children}
        <Card
          as="div"
          className="grid items-center gap-x-10 gap-y-6 px-6 py-8 md:grid-cols-[auto_1fr] md:px-10"
        >
          <div className="justify-self-center">
            <Pip mood={mood} size="large" decorative />
          </div>
          <div className="max-md:text-center">
            <h2 className="text-2xl">{says}</h2>
            <p className="mt-2 max-w-prose text-lg text-soft">{text}</p>
            <div className="mt-5 flex flex-wrap gap-3 max-md:justify-center">
              <Button asChild variant="primary">
                <Link href={links.chat()}>
                  <MessageCircle aria-hidden />
                  Chat with Pip
                </Link>
              </Button>
              {action}
            </div>
          </div>
        </Card>
        {points.length > 0 && (
          <section aria-labelledby="coming-points" className="px-2">
            <h2 id="coming-points" className="text-lg text-soft">
              What's coming here
            </h2>
            <ul className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-2">
              {points.map((point) => (
                <li key={point} className="flex items-start gap-2.5">
                  <CircleDashed aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
                  {point}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Page>
  );
}
