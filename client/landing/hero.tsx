// Hero section of the landing page: what PipPal is, the sign-in button, and Pip with a planned week.
import { login } from '../screen/links.ts';
import { WeekPicture } from './week-picture.tsx';

export function Hero() {
  return (
    <section className="grid items-center gap-x-14 gap-y-12 pt-8 md:pt-12 lg:grid-cols-[1.05fr_1fr] lg:pt-14">
      <div>
        <h1 className="text-[clamp(2.25rem,11.3vw,3rem)] leading-[1.05] tracking-tight sm:text-6xl xl:text-7xl">
          Family life, with a little helper on your side.
        </h1>
        <p className="mt-6 max-w-xl text-lg text-soft md:text-xl">
          Pip plans meals everyone can eat, keeps the school week straight and answers the questions you ask
          at 9 pm.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a
            href={login()}
            className="inline-flex min-h-13 items-center rounded-full bg-brand px-7 text-lg font-semibold text-on-brand hover:bg-brand-strong"
          >
            Get Started
          </a>
          <a
            href="#how"
            className="inline-flex min-h-13 items-center rounded-full border border-line-strong bg-surface px-7 text-lg font-semibold hover:bg-sunk"
          >
            How it works
          </a>
        </div>
      </div>
      <WeekPicture />
    </section>
  );
}
