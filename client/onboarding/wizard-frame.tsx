// Frame of every step: the header with the progress, Pip's bubble, and the step's title.
import type { ReactNode, RefObject } from 'react';
import { Clock, LogOut } from 'lucide-react';
import { cx } from '../kit/cx.ts';
import { logout } from '../screen/links.ts';
import type { Mood } from '../pip/mood.ts';
import { Pip } from '../pip/pip.tsx';
import { PRODUCT } from '#contract/common.ts';
import type { HowFar } from './steps/steps.ts';

/** Progress of the wizard: in words, and as a bar of dots. */
function Progress({ at, of, estimate }: HowFar) {
  const words = `Step ${at} of ${of}`;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-soft">
        <p id="onboarding-step" className="font-semibold text-ink tabular-nums">
          {words}
        </p>
        <p className="inline-flex items-center gap-1.5">
          <Clock aria-hidden className="size-4" />
          <span>
            <span>{estimate}</span> in all
          </span>
        </p>
      </div>
      <progress aria-label="Setup progress" aria-valuetext={words} value={at} max={of} className="sr-only" />
      <div aria-hidden className="flex gap-1.5">
        {Array.from({ length: of }, (_, index) => (
          <span
            key={index}
            className={cx(
              'h-2 flex-1 rounded-full transition-colors duration-200',
              index < at ? 'bg-brand' : 'bg-line',
            )}
          />
        ))}
      </div>
    </div>
  );
}

/** Pip with the words of this step: side by side on a phone, one above the other where there is room. */
function PipBubble({ mood, message }: { mood: Mood; message: string }) {
  return (
    <figure
      aria-label="Pip says"
      className="flex items-end gap-3 lg:sticky lg:top-10 lg:flex-col lg:items-start lg:gap-4"
    >
      <figcaption className="order-2 mb-3 min-w-0 rounded-card rounded-bl-sm border border-line bg-surface px-5 py-3 lg:order-1 lg:mb-0 lg:text-lg">
        {message}
      </figcaption>
      <div className="order-1 lg:order-2 lg:hidden">
        <Pip mood={mood} size="medium" />
      </div>
      <div className="hidden lg:order-2 lg:block">
        <Pip mood={mood} size="large" />
      </div>
    </figure>
  );
}

interface WizardFrameProps {
  progress: HowFar;
  title: string;
  mood: Mood;
  message: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Runs before the browser leaves for the sign-out page. */
  onSignOut: () => void;
  children: ReactNode;
}

export function WizardFrame({
  progress,
  title,
  mood,
  message,
  headingRef,
  onSignOut,
  children,
}: WizardFrameProps) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-5xl flex-col gap-6 px-4 pt-4 sm:px-6 lg:gap-10 lg:pt-8">
      <header className="flex flex-col gap-3 lg:gap-4">
        <div className="flex items-center justify-between gap-4">
          <h1 className="text-2xl lg:text-3xl">Welcome to {PRODUCT}</h1>
          <a
            href={logout()}
            onClick={onSignOut}
            className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full px-3 font-semibold text-soft hover:bg-sunk hover:text-ink"
          >
            <LogOut aria-hidden className="size-5" />
            Log out
          </a>
        </div>
        <Progress {...progress} />
      </header>
      <div className="grid flex-1 grid-rows-[auto_1fr] gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-1 lg:gap-12">
        <PipBubble mood={mood} message={message} />
        <section aria-labelledby="onboarding-title" className="flex min-w-0 flex-col gap-5">
          <h2
            id="onboarding-title"
            ref={headingRef}
            tabIndex={-1}
            aria-describedby="onboarding-step"
            className="text-2xl outline-none lg:text-3xl"
          >
            {title}
          </h2>
          {children}
        </section>
      </div>
    </div>
  );
}
