// The landing page. It needs no JavaScript: the build prerenders it for visitors.
import { PRODUCT } from '#contract/common.ts';
import { createAccount, login } from '../screen/links.ts';
import { Pip } from '../pip/pip.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Steps } from './steps.tsx';

const WIDE = 'mx-auto w-full max-w-6xl px-5 md:px-8';

function Top() {
  return (
    <header className={`${WIDE} flex items-center justify-between py-4`}>
      <p className="flex items-center gap-2.5 font-display text-2xl font-extrabold">
        <Pip size="small" decorative />
        {PRODUCT}
      </p>
      <a
        href={login()}
        className="inline-flex min-h-11 items-center rounded-full px-4 font-semibold hover:bg-sunk"
      >
        Sign in
      </a>
    </header>
  );
}

function Invitation() {
  return (
    <section aria-labelledby="invitation" className="mt-20 bg-brand text-on-brand md:mt-28">
      <div className={`${WIDE} flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-12 md:py-16`}>
        <div>
          <h2 id="invitation" className="text-3xl md:text-4xl">
            Dinner is in a few hours.
          </h2>
          <p className="mt-2 text-lg">Telling Pip about your family takes about five minutes.</p>
        </div>
        <a
          href={createAccount()}
          className="inline-flex min-h-13 items-center rounded-full bg-on-brand px-7 text-lg font-semibold text-brand"
        >
          Create an account
        </a>
      </div>
    </section>
  );
}

export function Landing() {
  return (
    <div className="flex min-h-dvh flex-col">
      <Top />
      <main id="main" className="flex-1">
        <div className={WIDE}>
          <Hero />
          <Features />
          <Steps />
        </div>
        <Invitation />
      </main>
      <footer className={`${WIDE} flex flex-wrap justify-between gap-x-8 gap-y-2 py-8 text-soft`}>
        <p>{PRODUCT} is open source under the MIT license.</p>
        <p>Pip helps you plan. For medical questions, please ask your doctor.</p>
      </footer>
    </div>
  );
}
